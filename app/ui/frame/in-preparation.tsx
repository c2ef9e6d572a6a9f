import { phones } from '../../site/facts.ts';
import { publicPages } from '../../site/pages.ts';
import { TextLink } from '../link/link.tsx';
import * as css from './in-preparation.css.ts';

const steps = [
  {
    path: phones.admission.href,
    label: `Call us on ${phones.admission.shown}`,
    detail:
      'Ask anything, for yourself or for somebody you worry about. Nothing is too small or too strange.',
  },
  { path: publicPages.doctors.path, label: 'See our doctors', detail: publicPages.doctors.summary },
  { path: publicPages.prices.path, label: 'Know the cost first', detail: publicPages.prices.summary },
] as const;

/** Said plainly where a page's full text is still to come, with what one can do until then. */
export function InPreparation() {
  return (
    <>
      <p className={css.note}>
        We are still writing this page, and it will be checked before it is published. Until then, please ask
        us.
      </p>
      <section aria-labelledby="today">
        <h2 id="today" className={css.heading}>
          What you can do today
        </h2>
        <ul role="list">
          {steps.map((step) => (
            <li key={step.path} className={css.step}>
              <TextLink href={step.path}>{step.label}</TextLink>
              <p className={css.detail}>{step.detail}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
