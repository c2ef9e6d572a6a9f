import { useWords } from '#app/ui/locale/page-locale.ts';
import { firstAidWords } from '#messages/content/dangers/first-aid.ts';
import { FitTimer } from '../../sheets/fit-timer.tsx';
import type { FirstAidId } from '../first-aid-ids.ts';
import * as css from './urgent-box.css.ts';

/** Steps of first aid for somebody who is with the person: after an overdose, in alcohol withdrawal or in a fit. */
export function FirstAidCard({ of: id }: { readonly of: FirstAidId }) {
  const { title, signs, steps, never } = useWords(firstAidWords)[id];
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
    </section>
  );
}
