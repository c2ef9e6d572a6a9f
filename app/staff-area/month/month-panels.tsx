import { type ReactNode, useId } from 'react';
import { cancellers, cancelNotices, type VisitCounts } from '#app/appointments/appointment-figures.ts';
import { recordRetention } from '#app/hospital-facts/record-retention.ts';
import { formatMoney } from '#app/money/money.ts';
import { methodLabels, paymentMethods, type Total } from '#app/payments/payment.values.ts';
import { addDays } from '#app/time/calendar.ts';
import { longDate } from '#app/time/long-date.ts';
import { SmallTable } from '#app/ui/table/small-table.tsx';
import { type AttendanceFigures, attendanceText } from './attendance.ts';
import * as css from './month.css.ts';
import {
  cancellerLabels,
  leftOf,
  type MonthFigures,
  noticeLabels,
  totalOf,
  visitCountLabels,
  waitText,
} from './month.ts';

interface BarProps {
  readonly name: string;
  readonly figure: string;
  readonly part: number;
  readonly whole: number;
}

/** A bar with its figure and its share as text. */
function Bar({ name, figure, part, whole }: BarProps) {
  const share = whole > 0 ? part / whole : 0;
  return (
    <li className={css.barLine}>
      <span>{name}</span>
      <span className={css.figure}>
        {figure}
        {whole > 0 && ` (${Math.round(share * 100)}%)`}
      </span>
      <svg aria-hidden className={css.bar} viewBox="0 0 100 1" preserveAspectRatio="none">
        <rect width={share * 100} height={1} />
      </svg>
    </li>
  );
}

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.panel}>
      <h3 id={id} className={css.heading}>
        {title}
      </h3>
      {children}
    </section>
  );
}

export const moneyColumns = ['Taken', 'Given back', 'Left'] as const;

export const moneyCells = (total: Total) =>
  [formatMoney(total.takenPaise), formatMoney(total.refundedPaise), formatMoney(leftOf(total))] as const;

export function Outcomes({ counts }: { readonly counts: VisitCounts }) {
  return (
    <Panel
      title={`Appointments: ${counts.booked - counts.cancelled}${counts.cancelled > 0 ? `, ${counts.cancelled} cancelled` : ''}`}
    >
      <ul className={css.bars}>
        {(['came', 'missed', 'cancelled', 'open'] as const).map((name) => (
          <Bar
            key={name}
            name={visitCountLabels[name]}
            figure={String(counts[name])}
            part={counts[name]}
            whole={counts.booked}
          />
        ))}
      </ul>
    </Panel>
  );
}

export function Cancellations({ cancellations }: Pick<MonthFigures['visits'], 'cancellations'>) {
  return (
    <Panel title="Cancelled">
      <SmallTable
        caption="Cancelled, by whom and how early"
        columns={['By whom', ...cancelNotices.map((notice) => noticeLabels[notice])]}
        rows={cancellers.map((by) => [
          cancellerLabels[by],
          ...cancelNotices.map((notice) => cancellations[by][notice]),
        ])}
      />
    </Panel>
  );
}

export function Patients({
  figures,
  phonesSince,
}: {
  readonly figures: MonthFigures;
  readonly phonesSince: string;
}) {
  const { patients, withoutPhone } = figures.visits;
  const whole = patients.first + patients.returning;
  return (
    <Panel title={`Patients who came: ${whole}`}>
      <ul className={css.bars}>
        <Bar name="New" figure={String(patients.first)} part={patients.first} whole={whole} />
        <Bar name="Returning" figure={String(patients.returning)} part={patients.returning} whole={whole} />
      </ul>
      {withoutPhone > 0 && (
        <p>
          {`${withoutPhone} ${withoutPhone === 1 ? 'visit has' : 'visits have'} no phone any more, because personal data was removed. They count as visits, but nobody can tell whether these patients are new.`}
        </p>
      )}
      <p className={css.soft}>
        {`One phone counts as one patient. New means that nobody with this phone came in an earlier month. Phones of visits before ${longDate(phonesSince)} are removed, so a patient whose last visit was before that day counts as new.`}
      </p>
    </Panel>
  );
}

export function Takings({ till, ledger }: Pick<MonthFigures, 'till' | 'ledger'>) {
  const total = totalOf(Object.values(till.byMethod));
  return (
    <Panel title={`Takings: ${formatMoney(total.takenPaise)}`}>
      <ul className={css.bars}>
        {paymentMethods.map((method) => {
          const { takenPaise } = till.byMethod[method];
          return (
            <Bar
              key={method}
              name={methodLabels[method]}
              figure={formatMoney(takenPaise)}
              part={takenPaise}
              whole={total.takenPaise}
            />
          );
        })}
      </ul>
      <SmallTable
        caption="Takings by method"
        columns={['Method', ...moneyColumns]}
        rows={[
          ...paymentMethods.map(
            (method) => [methodLabels[method], ...moneyCells(till.byMethod[method])] as const,
          ),
          ['All', ...moneyCells(total)],
        ]}
      />
      <p>
        {`Receipts: ${ledger.receipts}. Refunds: ${ledger.refunds}. Discounts: ${ledger.discounts}, together ${formatMoney(ledger.discountPaise)}.`}
      </p>
    </Panel>
  );
}

export function CallBacks({
  callbacks: { made, done, medianMs, longestMs },
  waitsForMs,
  hasAll,
}: Pick<MonthFigures, 'callbacks'> & { readonly waitsForMs: number | null; readonly hasAll: boolean }) {
  const waits = (ms: number | null) => (ms === null ? '–' : waitText(ms));
  return (
    <Panel title={`Call-backs: ${made}`}>
      <ul className={css.bars}>
        <Bar name="Reached" figure={String(done)} part={done} whole={made} />
        <Bar name="Open" figure={String(made - done)} part={made - done} whole={made} />
      </ul>
      <SmallTable
        caption="How long call-backs waited"
        columns={['Waiting time', 'Median', 'Longest']}
        rows={[
          ['Until reached', waits(medianMs), waits(longestMs)],
          ...(waitsForMs === null ? [] : [['Open, until now', '–', waitText(waitsForMs)] as const]),
        ]}
      />
      {!hasAll && (
        <p>{`Requests are deleted after ${recordRetention.callbackDays} days, so those of this month are missing or incomplete.`}</p>
      )}
    </Panel>
  );
}

/** Attendance before and since the first message. It is the same in each month. */
export function MessagesAndVisits({ attendance }: { readonly attendance: AttendanceFigures }) {
  const { before, since } = attendance;
  const { rows, conclusion } = attendanceText(attendance);
  const start = since.isCut
    ? `Since: from ${longDate(since.span.from)} on, because older messages are deleted.`
    : `Since: from ${longDate(since.span.from)} on, when a channel of messages was first switched on.`;
  return (
    <Panel title="Did patients come, before and since messages?">
      <div className={css.pair}>
        <SmallTable
          caption="Visits before and since messages"
          columns={['Visits', visitCountLabels.came, visitCountLabels.missed]}
          rows={rows}
        />
        <div className={css.column}>
          <p>{conclusion}</p>
          <p className={css.soft}>
            {`Before: ${longDate(before.span.from)} to ${longDate(addDays(before.span.until, -1))}. ${start} By hand: the desk sent a message about the visit by hand. No messages: the patient did not agree or was not asked, or the personal data was removed.`}
          </p>
        </div>
      </div>
    </Panel>
  );
}
