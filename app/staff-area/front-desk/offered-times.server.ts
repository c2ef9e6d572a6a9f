import { type Appointment, type VisitKind, visitKinds } from '#app/appointments/appointment.values.ts';
import {
  type BookingContext,
  bookingRules,
  type DayState,
  dayState,
  freeMinutes,
} from '#app/appointments/free-times/schedule.ts';
import { listTakenSlots } from '#app/appointments/free-times/taken-slots.queries.server.ts';
import { findDoctorHours } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { OfferedTimes } from '#app/staff-area/front-desk/desk-form.ts';
import { addDays, dayInIndia, dayOf, daysFrom } from '#app/time/calendar.ts';
import { dayText } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import { closedDayWords } from '#messages/appointments/closed-days.ts';
import { searchedDays } from '../free-times/free-times.ts';

interface Asked {
  readonly doctorId: string;
  readonly visit: string;
  readonly day: string;
  /** The appointment that is moved. Its own time is shown as such, not as taken. */
  readonly moved?: Pick<Appointment, 'doctorId' | 'day' | 'minute' | 'inBetween'>;
}

export const visitOf = (text: string | null): VisitKind =>
  visitKinds.find((visit) => visit === text) ?? 'hospital';

const nothingOffered: OfferedTimes = {
  remark: null,
  placeholder: 'Choose the doctor first',
  times: [],
  next: null,
};

/**
 * Reads the times of a doctor's day for the form, and the next free time. Returns no times before doctor and
 * day are chosen.
 */
export async function readOfferedTimes(
  database: Database,
  { doctorId, visit, day: typedDay, moved }: Asked,
  moment: BookingContext,
): Promise<OfferedTimes> {
  const day = dayOf(typedDay);
  if (doctorId === '' || day === undefined) return nothingOffered;
  const [doctor, takenOn] = await Promise.all([
    findDoctorHours(database, doctorId),
    listTakenSlots(database, doctorId, { from: day, until: addDays(day, searchedDays) }),
  ]);
  if (!doctor) return nothingOffered;
  const rules = bookingRules('staff', moment);
  const stateOn = (one: string) =>
    dayState(doctor, visitOf(visit), one, takenOn.get(one) ?? new Set(), rules);
  const { closed, slots } = stateOn(day);
  const own = moved?.doctorId === doctorId && moved.day === day && !moved.inBetween ? moved.minute : null;
  const next = nextFree(daysFrom(day, searchedDays), stateOn, moment.now);
  const remarkOf = () => {
    if (closed === null && doctor.availability === 'unavailable') return unavailableText;
    // The desk may still enter a visit at a time of today that is over, so such a day counts as open.
    if (closed === 'full' || closed === 'over' || (closed === null && next?.day !== day))
      return fullText(doctor.name, day, { next, moved, now: moment.now });
    return (
      closed && `${dayText(day)}: ${closedDayWords.reason(closed, day, rules.holidays)}. ${nextText(next)}`
    );
  };
  return {
    remark: remarkOf(),
    placeholder: slots.length > 0 ? 'Choose a time' : 'No times on this day',
    times: slots.map(({ minute, closed: why }) => ({
      minute,
      isTaken: why === 'taken',
      isNow: minute === own,
    })),
    next,
  };
}

/** Staff may book an unavailable doctor, but not without a word. */
export const unavailableText =
  'This doctor is not available now. Book only what was arranged with the doctor.';

interface FullDay extends Pick<Asked, 'moved'> {
  readonly next: OfferedTimes['next'];
  readonly now: Date;
}

/** Says that an open day has no free time left, and what the desk can do. */
function fullText(doctorName: string, day: string, { next, moved, now }: FullDay): string {
  const isToday = day === dayInIndia(now);
  const on = isToday ? 'today' : `on ${dayText(day)}`;
  // The form may show another day that it suggests.
  const chosen = isToday ? 'today' : dayText(day);
  const between = moved ? '' : ` Or choose ${chosen} here, and tick “In between” below.`;
  return `No free time ${on} with ${doctorName}. ${nextText(next)}${between}`;
}

const nextText = (next: OfferedTimes['next']) =>
  next ? `Next free: ${dayText(next.day)}, ${next.slot}.` : 'No free time in the next weeks.';

/** Finds the first free time in the future. */
function nextFree(
  days: readonly string[],
  stateOn: (day: string) => DayState,
  now: Date,
): OfferedTimes['next'] {
  for (const day of days) {
    const free = freeMinutes(stateOn(day), now);
    if (free.length > 0) return { day, slot: slotLabel(Math.min(...free)) };
  }
  return null;
}
