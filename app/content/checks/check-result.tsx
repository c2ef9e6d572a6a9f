import { helplines, phones } from '#app/site/facts.ts';
import { longDate } from '#app/site/long-date.ts';
import { bookingEntry, callbackPath } from '#app/site/navigation.ts';
import { checkPages } from '#app/site/self-help-pages.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { InlineScript } from '#app/ui/nonce/inline-script.tsx';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { PrintButton } from '../parts/print-button.tsx';
import { Prose } from '../parts/prose.tsx';
import { Now, Today, UrgentHelp } from '../parts/urgent-help.tsx';
import { answers, type Check, resultOf } from './check.ts';
import * as css from './check-result.css.ts';
import { nextSteps, otherReasons } from './next-steps.ts';

/** The result leaves the history too, so that whoever goes back does not meet it. */
const clearButtonId = 'clearer';
const clearScript = `${clearButtonId}.onclick=e=>{e.preventDefault();location.replace(${clearButtonId}.href)}`;

interface CheckResultProps {
  readonly check: Check;
  readonly given: readonly number[];
  /** When it was asked for, in ISO form. */
  readonly askedAt: string;
}

/** What a score usually means and what to do next. Where there are thoughts of dying, whom to call stands first. */
export function CheckResult({ check, given, askedAt }: CheckResultProps) {
  const { score, most, range, thinksOfDying } = resultOf(check, given);
  const { mentalHealth } = helplines;
  return (
    <div className={css.result}>
      {thinksOfDying && <AboutDying />}
      <section className={page.sheet} aria-labelledby="result">
        <h2 id="result">Your result</h2>
        <p className={css.score}>
          <strong>{`${score} of ${most}`}</strong>
          {`. A score like this usually points to ${range.means}.`}
        </p>
        <p>{`It is not a diagnosis. ${otherReasons[check.id]} A clinician finds out which with you.`}</p>
        <h3>What to do next</h3>
        <ul className={page.points}>
          {nextSteps[range.next].map((step) => (
            <li key={step}>{step}</li>
          ))}
          <li>
            {`Thoughts of dying, at any score: call ${helplines.emergency.number} if there is a plan or means, else `}
            <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink>
            {` or ${mentalHealth.name} `}
            <TextLink href={`tel:${mentalHealth.number}`}>{mentalHealth.number}</TextLink> today.
          </li>
        </ul>
        <div className={`${page.buttons} ${css.pressed}`}>
          <ButtonLink href={bookingEntry.path}>{bookingEntry.label}</ButtonLink>
          <ButtonLink href={callbackPath} variant="secondary">
            Call me back
          </ButtonLink>
        </div>
      </section>
      <section className={page.group} aria-labelledby="given">
        <h2 id="given" className={page.groupTitle}>
          Your answers
        </h2>
        <p
          className={page.quiet}
        >{`${check.instrument}, ${longDate(askedAt)}. Bring it to your visit if you like.`}</p>
        <ol className={css.givenAnswers}>
          {check.questions.map((question, place) => (
            <li key={question}>
              {`${question}: `}
              <strong>{answers[given[place] ?? 0]}</strong>
            </li>
          ))}
        </ol>
        <div className={`${page.buttons} ${css.pressed}`}>
          <PrintButton>Print this result</PrintButton>
          <ButtonLink href={checkPages[check.id].path} variant="quiet" id={clearButtonId}>
            Clear it and start again
          </ButtonLink>
          <InlineScript code={clearScript} />
        </div>
        <p className={`${page.quiet} ${css.pressed}`}>
          Others use this device? Clear the result and close this page when you are done.
        </p>
      </section>
    </div>
  );
}

/** Before any figure: whom to call, and that it can be said aloud. */
function AboutDying() {
  return (
    <Prose>
      <UrgentHelp>
        <Now dying="own">
          <ul>
            <li>
              You have a plan or the means to end your life, or you cannot keep yourself safe: call now.
            </li>
            <li>Go to somebody, or ask them to come. Put what could hurt you out of reach.</li>
          </ul>
        </Now>
        <Today dying="own">
          <ul>
            <li>
              You answered that thoughts of dying or of hurting yourself come to you. Many people have them at
              some time, and they pass with help. Call today and say it in these words. You can also give this
              page to somebody you trust.
            </li>
          </ul>
        </Today>
      </UrgentHelp>
    </Prose>
  );
}
