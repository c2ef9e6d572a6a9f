import { checkPages } from '#app/site/self-help-pages.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ChoiceGroup } from '#app/ui/choice-group/choice-group.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Flash } from '#app/ui/flash/flash.tsx';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { ChosenAnswers } from './check.input.server.ts';
import { answers, type Check, fieldOf } from './check.ts';

const options = answers.map((label, place) => ({ value: String(place), label }));

interface CheckFormProps {
  readonly check: Check;
  readonly chosen?: ChosenAnswers | undefined;
  readonly errors?: Readonly<Record<string, string>> | undefined;
  /** Why what was sent could not be read at all. */
  readonly failure?: string | undefined;
}

/** The questions of a check. It is sent and not asked for, so that no answer stands in an address. */
export function CheckForm({ check, chosen = {}, errors = {}, failure }: CheckFormProps) {
  const { id, intro, questions } = check;
  return (
    <form
      action={checkPages[id].path}
      method="post"
      className={page.form}
      aria-labelledby="questions"
      // The next person at this screen sees no answers of the last one.
      autoComplete="off"
      noValidate
    >
      {failure && <Flash tone="danger">{failure}</Flash>}
      <ErrorSummary heading="Some questions have no answer yet" errors={errors} />
      <h2 id="questions" className={page.groupTitle}>
        {intro}
      </h2>
      {questions.map((question, place) => {
        const name = fieldOf(place);
        return (
          <ChoiceGroup
            key={name}
            type="radio"
            name={name}
            legend={`${place + 1}. ${question}`}
            options={options}
            chosen={chosen[name] === undefined ? [] : [chosen[name]]}
            {...(errors[name] && { error: errors[name] })}
          />
        );
      })}
      <div className={page.buttons}>
        <Button type="submit">See what it may mean</Button>
      </div>
    </form>
  );
}

/** Whose questions these are, and for whom. */
export function CheckNotes({ check: { instrument, source } }: { readonly check: Check }) {
  return (
    <div className={page.notice}>
      <h2 className={page.noticeTitle}>About these questions</h2>
      <ul className={page.noticeList}>
        <li>{`They are the ${instrument}, which clinicians all over the world use. It is not a diagnosis: only a talk with a clinician can give one.`}</li>
        <li>
          It is for adults. For anybody under 18, see{' '}
          <TextLink href="/mental-health-children">mental health of children and teenagers</TextLink>.
        </li>
        <li>
          We keep nothing. Your answers go to our server over a protected line, are added up and forgotten:
          nothing is stored, nobody here reads them, and we do not know who you are.
        </li>
        <li>
          {`The ${instrument} was developed by Drs Robert L. Spitzer, Janet B. W. Williams, Kurt Kroenke and colleagues with a grant from Pfizer Inc. No permission is needed to reproduce, translate, display or distribute it. What scores mean: `}
          <TextLink href={source.url} target="_blank" rel="noopener">
            {source.words}
          </TextLink>
          .
        </li>
      </ul>
    </div>
  );
}
