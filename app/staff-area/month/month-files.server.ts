/** Files of a month for spreadsheets: its figures, and its receipts for the accountant. */

import { visitKinds, visitLabels } from '#app/appointments/appointment.values.ts';
import { readDoctorNames } from '#app/appointments/appointment-figures.queries.server.ts';
import {
  bookingWays,
  cancellers,
  cancelNotices,
  type VisitCounts,
} from '#app/appointments/appointment-figures.ts';
import { decimalRupees, type Paise, paise, zeroPaise } from '#app/money/money.ts';
import { lineKindLabels } from '#app/payments/bill-line.values.ts';
import { listLedger } from '#app/payments/ledger.queries.server.ts';
import {
  isCharged,
  type KindTotal,
  methodLabels,
  paymentMethods,
  type Total,
} from '#app/payments/payment.values.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { spanOfMonth } from '#app/time/calendar.ts';
import {
  cancellerLabels,
  doctorRows,
  leftOf,
  type MonthFigures,
  noticeLabels,
  totalOf,
  visitCountLabels,
  wayLabels,
} from './month.ts';

const minute = 60_000;

/** One figure of the file: its part of the page, its row, its name and its value. */
type Figure = readonly [part: string, row: string, figure: string, value: string];

const visitFigures = (part: string, row: string, counts: VisitCounts): readonly Figure[] =>
  (Object.keys(visitCountLabels) as (keyof VisitCounts)[]).map((name) => [
    part,
    row,
    visitCountLabels[name],
    String(counts[name]),
  ]);

const moneyFigures = (
  part: string,
  row: string,
  total: Total,
  movedPaise: Paise = zeroPaise,
): readonly Figure[] => [
  [part, row, 'Taken (rupees)', decimalRupees(total.takenPaise)],
  [part, row, 'Given back (rupees)', decimalRupees(total.refundedPaise)],
  [part, row, 'Left (rupees)', decimalRupees(paise(leftOf(total) + movedPaise))],
];

/** Figures of the kinds of lines that were charged. Deposits set against rooms stand apart: no money entered the till. */
const kindFigures = (kinds: readonly KindTotal[]): readonly Figure[] =>
  kinds
    .filter(isCharged)
    .flatMap((total) => [
      ...moneyFigures('Charged for', lineKindLabels[total.kind], total, total.movedPaise),
      [
        'Charged for',
        lineKindLabels[total.kind],
        'Set against (rupees)',
        decimalRupees(total.movedPaise),
      ] as const,
    ]);

const waitFigure = (name: string, ms: number | null): readonly Figure[] =>
  ms === null ? [] : [['Call-backs', 'Waiting time', name, String(Math.round(ms / minute))]];

/** Lists every figure of the page, one a row, for a spreadsheet. */
function figuresOf(figures: MonthFigures): readonly Figure[] {
  const { visits, till, kinds, ledger, callbacks } = figures;
  return [
    ...visitFigures('Visits', 'All', visits.all),
    ...doctorRows(figures).flatMap(({ doctorName, counts, total }) => [
      ...visitFigures('By doctor', doctorName, counts),
      ...moneyFigures('By doctor', doctorName, total),
    ]),
    ...bookingWays.flatMap((way) => visitFigures('By way of booking', wayLabels[way], visits.byWay[way])),
    ...visitKinds.flatMap((kind) => visitFigures('By kind of visit', visitLabels[kind], visits.byKind[kind])),
    ...cancellers.flatMap((by) =>
      cancelNotices.map(
        (notice): Figure => [
          'Cancelled',
          cancellerLabels[by],
          noticeLabels[notice],
          String(visits.cancellations[by][notice]),
        ],
      ),
    ),
    ['Patients who came', 'All', 'New', String(visits.patients.first)],
    ['Patients who came', 'All', 'Returning', String(visits.patients.returning)],
    ['Patients who came', 'All', 'Visits without a phone', String(visits.withoutPhone)],
    ...paymentMethods.flatMap((method) =>
      moneyFigures('Takings', methodLabels[method], till.byMethod[method]),
    ),
    ...kindFigures(kinds),
    ...moneyFigures('Takings', 'All', totalOf(Object.values(till.byMethod))),
    ['Takings', 'All', 'Receipts', String(ledger.receipts)],
    ['Takings', 'All', 'Refunds', String(ledger.refunds)],
    ['Takings', 'All', 'Discounts', String(ledger.discounts)],
    ['Takings', 'All', 'Discounts (rupees)', decimalRupees(ledger.discountPaise)],
    ['Call-backs', 'All', 'Asked for', String(callbacks.made)],
    ['Call-backs', 'All', 'Reached', String(callbacks.done)],
    ['Call-backs', 'All', 'Open', String(callbacks.made - callbacks.done)],
    ...waitFigure('Median (minutes)', callbacks.medianMs),
    ...waitFigure('Longest (minutes)', callbacks.longestMs),
  ];
}

/** Rows of the file with the figures of a month. */
export const monthRows = (figures: MonthFigures): readonly (readonly string[])[] => [
  ['Month', 'Part', 'Row', 'Figure', 'Value'],
  ...figuresOf(figures).map((figure) => [figures.month, ...figure]),
];

const kindLabels = {
  receipt: 'Receipt',
  refund: 'Refund',
  discount: 'Discount',
  transfer: 'Set against',
} as const;

/** Rows of the file for the accountant: one for each receipt, refund and discount without a receipt, by kind of line. */
export async function ledgerRows(database: Database, month: string): Promise<readonly (readonly string[])[]> {
  const lines = await listLedger(database, spanOfMonth(month));
  const withoutDoctor = lines.filter(({ doctorName }) => doctorName === null);
  const doctorOf = await readDoctorNames(
    database,
    withoutDoctor.map(({ appointmentId }) => appointmentId),
  );
  return [
    [
      ...['Kind', 'Number', 'Date', 'Method', 'Doctor'],
      ...['Gross (rupees)', 'Discount (rupees)', 'Net (rupees)', 'Refund (rupees)'],
      'For',
    ],
    ...lines.map((line) => [
      kindLabels[line.kind],
      line.number ?? '',
      line.day,
      line.method ? methodLabels[line.method] : '',
      line.doctorName ?? doctorOf(line.appointmentId) ?? '',
      ...[line.grossPaise, line.discountPaise, line.netPaise, line.refundPaise].map(decimalRupees),
      lineKindLabels[line.lineKind],
    ]),
  ];
}
