import { helplines } from '#app/hospital-facts/helplines.ts';
import { bookingEntry, callbackPath } from '#app/navigation/navigation.ts';
import { selfCheckPages } from '#app/navigation/self-help-pages.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { useHelpline } from '#app/ui/contact/use-helpline.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { MixedScriptText } from '#app/ui/locale/mixed-script-text.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { InlineScript } from '#app/ui/nonce/inline-script.tsx';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { askedChecks } from '#messages/content/self-checks/asked-checks.ts';
import { checkWords } from '#messages/content/self-checks/check.ts';
import { stepWords } from '#messages/content/self-checks/next-steps.ts';
import { UrgentBox } from '../dangers/parts/urgent-box.tsx';
import { PrintButton } from '../reading/print-button.tsx';
import { Prose } from '../reading/prose.tsx';
import { type Check, resultOf, type Severity } from './check.ts';
import * as css from './check-result.css.ts';
import clearResultScript from './clear-result.script.ts?script';

interface CheckResultProps {
  readonly check: Check;
  readonly given: readonly number[];
  /** Time of the request, in ISO 8601 format. */
  readonly askedAt: string;
}

/** The usual meaning of a score, and the next steps. With thoughts of dying, the signs and the numbers to call come first, and only there. */
export function CheckResult({ check, given, askedAt }: CheckResultProps) {
  const { phones } = useHospitalFacts();
  const { score, most, range, thinksOfDying } = resultOf(check, given);
  const asked = useWords(askedChecks)[check.id];
  const words = useWords(checkWords);
  const { steps, otherReasons } = useWords(stepWords);
  const means: Readonly<Partial<Record<Severity, string>>> = asked.means;
  const { pathTo, labelOf } = usePageLocale();
  const talk = useHelpline(helplines.mentalHealth);
  return (
    <div className={css.result}>
      {thinksOfDying && <AboutDying />}
      <section className={page.sheet} aria-labelledby="result">
        <h2 id="result">{words.result}</h2>
        <p className={css.score}>
          <strong>{words.score(score, most)}</strong>
          {words.pointsTo(means[range.severity] ?? '')}
        </p>
        <p>{words.noDiagnosis(otherReasons[check.id])}</p>
        <h3>{words.next}</h3>
        <ul className={page.points}>
          {steps[range.next].map((step) => (
            <li key={step}>{step}</li>
          ))}
          {/* With thoughts of dying the box above has the same signs and numbers. */}
          {!thinksOfDying && (
            <li>
              {words.dying.before(helplines.emergency.number)}
              <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink>
              {words.dying.or(talk.name)}
              <TextLink href={`tel:${talk.number}`}>{talk.number}</TextLink>
              {words.dying.after}
            </li>
          )}
        </ul>
        <div className={`${page.buttons} ${css.pressed}`}>
          <ButtonLink href={pathTo(bookingEntry.path)}>{labelOf(bookingEntry)}</ButtonLink>
          <ButtonLink href={pathTo(callbackPath)} variant="secondary">
            {words.callMeBack}
          </ButtonLink>
        </div>
      </section>
      <section className={page.group} aria-labelledby="given">
        <h2 id="given" className={page.groupTitle}>
          {words.given}
        </h2>
        <p className={page.quiet}>
          <MixedScriptText>{words.bring(check.instrument, askedAt)}</MixedScriptText>
        </p>
        <ol className={css.givenAnswers}>
          {asked.questions.map((question, index) => (
            <li key={question}>
              {`${question}: `}
              <strong>{asked.answers[given[index] ?? 0]}</strong>
            </li>
          ))}
        </ol>
        <div className={`${page.buttons} ${css.pressed}`}>
          <PrintButton>{words.print}</PrintButton>
          <ButtonLink href={pathTo(selfCheckPages[check.id].path)} variant="quiet">
            {words.clear}
          </ButtonLink>
          <InlineScript code={clearResultScript} />
        </div>
        <p className={`${page.quiet} ${css.pressed}`}>{words.shared}</p>
      </section>
    </div>
  );
}

/** Help for thoughts of dying. It stands before the score. */
function AboutDying() {
  const { dyingToday, goTo } = useWords(checkWords);
  return (
    <Prose>
      <div className={css.help}>
        <UrgentBox dangers={['unsafe', 'goodbye', 'self-harm']} lifeFirst callsFirst />
      </div>
      <p>{dyingToday}</p>
      <p>{goTo}</p>
    </Prose>
  );
}
