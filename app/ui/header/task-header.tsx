import type { ReactNode } from 'react';
import { contactWords } from '#messages/ui/contact/contact.ts';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { Phone } from '../icon/icons.ts';
import { useWords } from '../locale/page-locale.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { HomeLink } from './logo.tsx';
import * as css from './task-header.css.ts';

/**
 * Header of a task, such as a booking: logo and phone, without menus that lead away from it.
 *
 * @param languages links to this page in the other locales
 */
export function TaskHeader({ languages }: { readonly languages?: ReactNode }) {
  const { phones } = useHospitalFacts();
  const { callPhone } = useWords(contactWords);
  return (
    <header className={css.header}>
      <div className={css.inner}>
        <HomeLink />
        <a href={phones.admission.href} className={css.call}>
          <Phone size={20} aria-hidden />
          <VisuallyHidden>{`${callPhone} `}</VisuallyHidden>
          {phones.admission.shown}
        </a>
        {languages}
      </div>
    </header>
  );
}
