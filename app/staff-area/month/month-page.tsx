import { type ReactNode, useId } from 'react';
import { visitKinds, visitLabels } from '#app/appointments/appointment.values.ts';
import {
  bookingWays,
  cancellers,
  cancelNotices,
  type VisitCounts,
} from '#app/appointments/appointment-figures.ts';
import { recordRetention } from '#app/hospital-facts/record-retention.ts';
import { formatMoney } from '#app/money/money.ts';
import { hasKinds, KindTable } from '#app/payments/parts/day-totals.tsx';
import { methodLabels, paymentMethods, type Total } from '#app/payments/payment.values.ts';
import { addDays, addMonths } from '#app/time/calendar.ts';
import { longDate, longMonth } from '#app/time/long-date.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { ChevronLeft, ChevronRight } from '#app/ui/icon/icons.ts';
import { Cluster } from '#app/ui/layout/stack.tsx';
import { RowTable } from '#app/ui/table/row-table.tsx';
import { SmallTable } from '#app/ui/table/small-table.tsx';
import { hiddenInPrint } from '../frame/print.css.ts';
import { PrintButton } from '../frame/print-button.tsx';
import { type AttendanceFigures, attendanceText } from './attendance.ts';
import * as css from './month.css.ts';
import {
  cancellerLabels,
  doctorRows,
  leftOf,
  type MonthFigures,
  monthAddress,
  monthPath,
  noticeLabels,
  totalOf,
  visitCountLabels,
  waitText,
  wayLabels,
} from './month.ts';

interface MonthPageProps {
  readonly figures: MonthFigures;
  readonly thisMonth: string;
  /** Time that the oldest open call-back waits. */
  readonly waitsForMs: number | null;
  /** Attendance before and since the first message; null if no channel of messages was ever on. */
  readonly attendance: AttendanceFigures | null;
  readonly retention: {
    /** The first day whose visits still have a phone. */
    readonly phonesSince: string;
    readonly hasAllCallbacks: boolean;
  };
}

const shareOf = (part: number, whole: number) => (whole > 0 ? part / whole : 0);

interface BarProps {
  readonly name: string;
  readonly figure: string;
  readonly part: number;
  readonly whole: number;
}

/** A bar with its figure and its share as text. */
function Bar({ name, figure, part, whole }: BarProps) {
  const share = shareOf(part, whole);
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

const countNames = Object.keys(visitCountLabels) as readonly (keyof VisitCounts)[];
const moneyColumns = ['Taken', 'Given back', 'Left'] as const;

const moneyCells = (total: Total) =>
  [formatMoney(total.takenPaise), formatMoney(total.refundedPaise), formatMoney(leftOf(total))] as const;

interface CountRow {
  readonly name: string;
  readonly counts: VisitCounts;
}

const nameCell = ({ name }: CountRow) => <strong>{name}</strong>;

const countCells = Object.fromEntries(
  countNames.map((count) => [visitCountLabels[count], ({ counts }: CountRow) => counts[count]]),
);

const totalCells = Object.fromEntries(
  moneyColumns.map((column, index) => [
    column,
    ({ total }: CountRow & { readonly total: Total }) => moneyCells(total)[index],
  ]),
);

function Visits({ figures }: { readonly figures: MonthFigures }) {
  const { all, byWay, byKind } = figures.visits;
  const doctors = doctorRows(figures).map((row) => ({ ...row, name: row.doctorName }));
  const total = totalOf(Object.values(figures.till.byMethod));
  const whole = { doctorId: 'all', name: 'All doctors', counts: all, total };
  return (
    <>
      <section className={css.section} aria-labelledby="by-doctor">
        <h3 id="by-doctor" className={css.heading}>
          By doctor
        </h3>
        <RowTable
          caption="Visits and takings by doctor"
          rows={doctors.length === 0 ? [] : [...doctors, whole]}
          keyOf={({ doctorId }) => doctorId}
          empty="No appointments and no payments in this month"
          columns={{ Doctor: nameCell, ...countCells, ...totalCells }}
        />
      </section>
      {hasKinds(figures.kinds) && (
        <section className={css.section} aria-labelledby="by-kind">
          <h3 id="by-kind" className={css.heading}>
            By what was charged
          </h3>
          <KindTable kinds={figures.kinds} />
        </section>
      )}
      <section className={css.section} aria-labelledby="by-way">
        <h3 id="by-way" className={css.heading}>
          By way of booking and kind of visit
        </h3>
        <RowTable
          caption="Visits by way of booking and kind of visit"
          rows={[
            ...bookingWays.map((way) => ({
              name: `Booked ${wayLabels[way].toLowerCase()}`,
              counts: byWay[way],
            })),
            ...visitKinds.map((kind) => ({ name: visitLabels[kind], counts: byKind[kind] })),
          ]}
          keyOf={({ name }) => name}
          columns={{ Visits: nameCell, ...countCells }}
        />
      </section>
    </>
  );
}

function Outcomes({ counts }: { readonly counts: VisitCounts }) {
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

function Cancellations({ cancellations }: Pick<MonthFigures['visits'], 'cancellations'>) {
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

function Patients({
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

function Takings({ till, ledger }: Pick<MonthFigures, 'till' | 'ledger'>) {
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

function CallBacks({
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
function MessagesAndVisits({ attendance }: { readonly attendance: AttendanceFigures }) {
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

/** The figures of a month for the manager, which print on one sheet. */
export function MonthPage({ figures, thisMonth, waitsForMs, attendance, retention }: MonthPageProps) {
  const { month, visits, till, ledger, callbacks } = figures;
  return (
    <div className={css.month}>
      {/* On paper the name of the month says the same. */}
      <div className={hiddenInPrint}>
        <h1>Month</h1>
        <p>What was booked, and what was taken</p>
      </div>
      <Cluster as="nav" aria-label="Months" gap="2" className={hiddenInPrint}>
        <RouterButtonLink to={monthAddress(addMonths(month, -1))} variant="secondary" size="small">
          <ChevronLeft size={20} aria-hidden />
          Month before
        </RouterButtonLink>
        {month !== thisMonth && (
          <RouterButtonLink to={monthPath} variant="secondary" size="small">
            This month
          </RouterButtonLink>
        )}
        <RouterButtonLink to={monthAddress(addMonths(month, 1))} variant="secondary" size="small">
          Month after
          <ChevronRight size={20} aria-hidden />
        </RouterButtonLink>
        <ButtonLink href={monthAddress(month, '/csv')} variant="quiet" size="small" download>
          Save as a file
        </ButtonLink>
        <ButtonLink href={monthAddress(month, '/receipts')} variant="quiet" size="small" download>
          Receipts for the accountant
        </ButtonLink>
      </Cluster>
      <Cluster align="between">
        <h2>{longMonth(`${month}-01`)}</h2>
        <div className={hiddenInPrint}>
          <PrintButton />
        </div>
      </Cluster>
      <div className={css.pair}>
        <div className={css.column}>
          <Outcomes counts={visits.all} />
          <Cancellations cancellations={visits.cancellations} />
          <Patients figures={figures} phonesSince={retention.phonesSince} />
        </div>
        <div className={css.column}>
          <Takings till={till} ledger={ledger} />
          <CallBacks callbacks={callbacks} waitsForMs={waitsForMs} hasAll={retention.hasAllCallbacks} />
        </div>
      </div>
      {attendance && <MessagesAndVisits attendance={attendance} />}
      <Visits figures={figures} />
      <div className={css.notes}>
        <p>
          Appointments count in the month of their day, whatever the day of the booking. Came: the desk
          recorded that the patient arrived or that the visit is completed. Open: still to come, or without an
          outcome. A visit cancelled after its day counts as cancelled on the same day.
        </p>
        <p>
          Payments and refunds count in the month of their own day, as in the till. Discounts count in the
          month in which they were granted. A discount that was changed later counts in the later month.
        </p>
      </div>
    </div>
  );
}
