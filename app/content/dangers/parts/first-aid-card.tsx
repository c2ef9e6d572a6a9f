import { helplines } from '#app/hospital-facts/helplines.ts';
import { useHelplineTranslation } from '#app/ui/contact/use-helpline.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { type FirstAid, firstAidWords } from '#messages/content/dangers/first-aid.ts';
import { Calls, callTo, callToHospital } from '../../parts/urgent-calls.tsx';
import { FitTimer } from '../../sheets/fit-timer.tsx';
import type { FirstAidId } from '../first-aid-ids.ts';
import { Answered } from './answered.tsx';
import * as css from './urgent-box.css.ts';

/** Steps of first aid for somebody who is with the person: after an overdose, in alcohol withdrawal, in a fit, or through a night with drink or drugs. */
export function FirstAidCard({ of: id }: { readonly of: FirstAidId }) {
  const { title, signs, steps, never, say, hours } = useWords(firstAidWords)[id];
  const heading = `first-aid-${id}`;
  return (
    <section className={css.step} aria-labelledby={heading} data-spoken="">
      <h2 id={heading}>{title}</h2>
      {signs && <p>{signs}</p>}
      {id === 'fit' && <FitTimer calls={false} />}
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <strong>{never}</strong>
      </p>
      {say && <p>{say}</p>}
      {hours && <WhomToRing hours={hours} />}
    </section>
  );
}

/** Numbers for somebody who needs advice on drink or drugs. The hospital's is hidden while it is closed. */
function WhomToRing({ hours }: { readonly hours: NonNullable<FirstAid['hours']> }) {
  const facts = useHospitalFacts();
  const lineIn = useHelplineTranslation();
  const lines = [helplines.drugsAndAlcohol, helplines.mentalHealth];
  return (
    <div className={css.whomToRing}>
      <Answered words={hours} />
      <Calls calls={[callToHospital(facts), ...lines.map(lineIn).map(callTo)]} />
    </div>
  );
}
