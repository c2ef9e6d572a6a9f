import type { ReactNode } from 'react';
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import type { Helpline } from '#app/ui/contact/use-helpline.ts';
import { HospitalFact } from '#app/ui/locale/hospital-fact.tsx';
import * as css from './urgent-calls.css.ts';

interface Call {
  readonly href: string;
  /** Shown in large letters. */
  readonly number: string;
  readonly detail: ReactNode;
}

export const callTo = ({ number, name, detail }: Helpline): Call => ({
  href: `tel:${number}`,
  number,
  detail: `${name}: ${detail}`,
});

export const callToHospital = ({ phones }: Pick<HospitalFacts, 'phones'>): Call => ({
  href: phones.admission.href,
  number: phones.admission.shown,
  detail: <HospitalFact of="name" />,
});

/** Links to phone numbers or to the booking. */
export function Calls({ calls }: { readonly calls: readonly Call[] }) {
  return (
    <ul role="list" className={css.calls}>
      {calls.map(({ href, number, detail }) => (
        <li key={href}>
          <a href={href} className={css.call}>
            <strong className={css.number}>{`${number} `}</strong>
            {detail}
          </a>
        </li>
      ))}
    </ul>
  );
}
