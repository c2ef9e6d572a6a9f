import { selfCheckPages } from '#app/navigation/self-help-pages.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ChoiceGroup } from '#app/ui/choice-group/choice-group.tsx';
import { EnglishText } from '#app/ui/locale/english-text.tsx';
import { MixedScriptText } from '#app/ui/locale/mixed-script-text.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { TextWithLink } from '#app/ui/text-link/text-with-link.tsx';
import { askedChecks } from '#messages/content/self-checks/asked-checks.ts';
import { checkWords } from '#messages/content/self-checks/check.ts';
import type { ChosenAnswers } from './check.input.server.ts';
import { type Check, fieldOf } from './check.ts';

interface CheckFormProps {
  readonly check: Check;
  readonly chosen?: ChosenAnswers | undefined;
  readonly errors?: Readonly<Record<string, string>> | undefined;
}

/** The questions of a check. It is a POST form, so that no answer appears in an address. */
export function CheckForm({ check, chosen = {}, errors = {} }: CheckFormProps) {
  const { intro, questions, answers, glosses } = useWords(askedChecks)[check.id];
  const words = useWords(checkWords);
  const { pathTo } = usePageLocale();
  const options = answers.map((label, index) => ({ value: String(index), label }));
  return (
    <form
      action={pathTo(selfCheckPages[check.id].path)}
      method="post"
      className={page.form}
      aria-labelledby="questions"
      // Prevents the browser from restoring the answers of another person at the same screen.
      autoComplete="off"
      noValidate
    >
      <h2 id="questions" className={page.groupTitle}>
        {intro}
      </h2>
      {questions.map((question, index) => {
        const name = fieldOf(index);
        const gloss = glosses[index + 1];
        return (
          <ChoiceGroup
            key={name}
            type="scale"
            name={name}
            legend={`${index + 1}. ${question}`}
            options={options}
            chosen={chosen[name] === undefined ? [] : [chosen[name]]}
            {...(gloss && { hint: gloss })}
            {...(errors[name] && { error: errors[name] })}
          />
        );
      })}
      <div className={page.buttons}>
        <Button type="submit">{words.send}</Button>
      </div>
    </form>
  );
}

/** Notes on the origin of the questions, and on the people they are for. */
export function CheckNotes({ check: { id, instrument, source } }: { readonly check: Check }) {
  const words = useWords(checkWords);
  const { glosses } = useWords(askedChecks)[id];
  return (
    <div className={page.notice}>
      <h2 className={page.noticeTitle}>{words.about}</h2>
      <ul className={page.noticeList}>
        <li>
          <MixedScriptText>{words.instrument(instrument)}</MixedScriptText>
        </li>
        {Object.keys(glosses).length > 0 && <li>{words.glosses}</li>}
        <li>
          <TextWithLink words={words.forAdults} href="/mental-health-children" />
        </li>
        <li>{words.keepNothing}</li>
        <li>
          <MixedScriptText>{words.madeBy(instrument)}</MixedScriptText>
          <TextLink href={source.url} target="_blank" rel="noopener">
            <EnglishText>{source.words}</EnglishText>
          </TextLink>
          {words.sourceEnd}
        </li>
      </ul>
    </div>
  );
}
