import { visitKinds, visitLabels } from '#app/appointments/appointment.values.ts';
import { bookingWays, type VisitCounts } from '#app/appointments/appointment-figures.ts';
import { hasKinds, KindTable } from '#app/payments/parts/day-totals.tsx';
import type { Total } from '#app/payments/payment.values.ts';
import { addMonths } from '#app/time/calendar.ts';
import { longMonth } from '#app/time/long-date.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { ChevronLeft, ChevronRight } from '#app/ui/icon/icons.ts';
import { Cluster } from '#app/ui/layout/stack.tsx';
import { RowTable } from '#app/ui/table/row-table.tsx';
import { hiddenInPrint } from '../frame/print.css.ts';
import { PrintButton } from '../frame/print-button.tsx';
import type { AttendanceFigures } from './attendance.ts';
import * as css from './month.css.ts';
import {
  doctorRows,
  type MonthFigures,
  monthAddress,
  monthPath,
  totalOf,
  visitCountLabels,
  wayLabels,
} from './month.ts';
import {
  CallBacks,
  Cancellations,
  MessagesAndVisits,
  moneyCells,
  moneyColumns,
  Outcomes,
  Patients,
  Takings,
} from './month-panels.tsx';

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

const countNames = Object.keys(visitCountLabels) as readonly (keyof VisitCounts)[];

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

/** Every column but the first is of counts or amounts. */
const figureKinds = Object.fromEntries(
  [...Object.keys(countCells), ...moneyColumns].map((column) => [column, 'figure' as const]),
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
          kinds={figureKinds}
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
          kinds={figureKinds}
          columns={{ Visits: nameCell, ...countCells }}
        />
      </section>
    </>
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
