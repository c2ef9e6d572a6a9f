/** Cells of a visit in the tables of visits on several days. */

import { phoneHref } from '#app/contact-details/phone.ts';
import { shortDate } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import type { DeskEntry } from '../desk-board.ts';
import * as css from './desk.css.ts';
import { SafeToCall } from './safe-to-call.tsx';

export const visitTime = ({ day, minute }: Pick<DeskEntry, 'day' | 'minute'>) => (
  <>
    <span className={css.small}>{`${shortDate(day)}, `}</span>
    <span className={css.time}>{slotLabel(minute)}</span>
  </>
);

export const visitPhone = ({ phone, safeToCall }: Pick<DeskEntry, 'phone' | 'safeToCall'>) => (
  <div className={css.person}>
    <a href={phoneHref(phone)} className={textLink}>
      {phone}
    </a>
    <SafeToCall answer={safeToCall} />
  </div>
);
