/** A month's figures, as the page and the file show them. Safe for the browser. */

import type {
  BookingWay,
  Canceller,
  CancelNotice,
  VisitCounts,
  VisitFigures,
} from '#app/appointments/appointment-figures.ts';
import type { CallbackFigures } from '#app/callbacks/callback.values.ts';
import { type Paise, paise, sumOf } from '#app/money/money.ts';
import type { KindTotal, LedgerTotals, TillTotals, Total } from '#app/payments/payment.values.ts';

export const monthPath = '/dashboard/Month';

/** Address of a month's page, or of one of its files. */
export const monthAddress = (month: string, file: '' | '/csv' | '/receipts' = '') =>
  `${monthPath}${file}?${new URLSearchParams({ month })}`;

export interface MonthFigures {
  readonly month: string;
  readonly visits: VisitFigures;
  readonly till: TillTotals;
  /** Takings by kind of line. Their sum is the till. */
  readonly kinds: readonly KindTotal[];
  readonly ledger: LedgerTotals;
  readonly callbacks: CallbackFigures;
}

export const wayLabels: Readonly<Record<BookingWay, string>> = {
  website: 'On the website',
  desk: 'By the desk',
};

export const cancellerLabels: Readonly<Record<Canceller, string>> = {
  patient: 'The patient',
  desk: 'The desk',
};

export const noticeLabels: Readonly<Record<CancelNotice, string>> = {
  'same-day': 'Same day',
  'day-before': 'Day before',
  earlier: 'Earlier',
};

export const visitCountLabels: Readonly<Record<keyof VisitCounts, string>> = {
  // With the cancelled ones, which have a column of their own. A day of the desk counts without them.
  booked: 'Booked in all',
  came: 'Came',
  missed: 'Did not come',
  cancelled: 'Cancelled',
  open: 'Open',
};

export const totalOf = (totals: readonly Total[]): Total => ({
  takenPaise: sumOf(totals.map(({ takenPaise }) => takenPaise)),
  refundedPaise: sumOf(totals.map(({ refundedPaise }) => refundedPaise)),
});

export const leftOf = ({ takenPaise, refundedPaise }: Total): Paise => paise(takenPaise - refundedPaise);

const noVisits: VisitCounts = { booked: 0, came: 0, missed: 0, cancelled: 0, open: 0 };

/** A row of the doctors' table. A doctor may have visits without payments, and payments without visits. */
export interface DoctorRow {
  readonly doctorId: string;
  readonly doctorName: string;
  readonly counts: VisitCounts;
  readonly total: Total;
}

/** Joins the visits and the takings of each doctor. */
export function doctorRows({ visits, till }: Pick<MonthFigures, 'visits' | 'till'>): readonly DoctorRow[] {
  const rows = new Map<string, DoctorRow>();
  for (const { doctorId, doctorName, ...counts } of visits.byDoctor)
    rows.set(doctorId, { doctorId, doctorName, counts, total: totalOf([]) });
  for (const { doctorId, doctorName, ...total } of till.byDoctor)
    rows.set(doctorId, { ...(rows.get(doctorId) ?? { doctorId, doctorName, counts: noVisits }), total });
  return [...rows.values()].sort((one, other) => one.doctorName.localeCompare(other.doctorName));
}

/** Formats a waiting time in whole minutes: '2 days 3 h', '1 h 5 min', '8 min'. */
export function waitText(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  const parts =
    days > 0
      ? [`${days} ${days === 1 ? 'day' : 'days'}`, hours > 0 ? `${hours} h` : '']
      : [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''];
  return parts.filter(Boolean).join(' ');
}
