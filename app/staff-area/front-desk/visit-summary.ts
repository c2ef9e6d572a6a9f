/** Sums up the appointments of one phone, for the desk. Pure, so that the browser and the tests use it too. */
import { type AppointmentSummary, isLive } from '#app/appointments/appointment.values.ts';
import { dayText, longDate } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';

type Visit = Pick<AppointmentSummary, 'day' | 'minute' | 'status' | 'arrivedAt' | 'doctorName'>;

export interface VisitSummary<One extends Visit = Visit> {
  /** Appointments that were kept: completed, arrived, or before today and neither cancelled nor missed. */
  readonly kept: readonly One[];
  /** Live appointments from today on for which nobody has arrived yet, soonest first. */
  readonly coming: readonly One[];
  readonly missed: number;
}

/** @param visits latest first */
export function summariseVisits<One extends Visit>(visits: readonly One[], today: string): VisitSummary<One> {
  const isComing = ({ status, arrivedAt, day }: Visit) =>
    isLive(status) && arrivedAt === null && day >= today;
  return {
    kept: visits.filter(
      (visit) => visit.status !== 'cancelled' && visit.status !== 'no-show' && !isComing(visit),
    ),
    coming: visits.filter(isComing).toReversed(),
    missed: visits.filter(({ status }) => status === 'no-show').length,
  };
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Formats what the desk knows of a phone, such as 'Known here: 3 visits, last on 3 June 2026, with Dr. Rao.' */
export function knownText({ kept, coming, missed }: VisitSummary): string {
  const [last] = kept;
  const [next] = coming;
  return [
    last
      ? `Known here: ${counted(kept.length, 'visit')}, last on ${longDate(last.day)}, with ${last.doctorName}.`
      : 'Known here: no visit yet.',
    next && `Next: ${dayText(next.day)}, ${slotLabel(next.minute)}, with ${next.doctorName}.`,
    missed > 0 && `Did not come: ${missed}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
