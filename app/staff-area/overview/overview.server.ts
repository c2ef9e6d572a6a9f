import type { Role } from '#app/accounts/staff/account.values.ts';
import { may, type Permission } from '#app/accounts/staff/permissions.ts';
import { visitKinds } from '#app/appointments/appointment.values.ts';
import {
  type BookingContext,
  bookingRules,
  closedForAll,
  dayClosedReason,
} from '#app/appointments/free-times/schedule.ts';
import { readWaitingRequests } from '#app/appointments/network-requests.server.ts';
import { countOpenCallbacks } from '#app/callbacks/callback.queries.server.ts';
import { listOfferedDoctors } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import type { DoctorHours, OfferedDoctor } from '#app/doctors/hours/doctor-hours.ts';
import { countIncompleteDoctors } from '#app/doctors/staff-list/staff-list.queries.server.ts';
import { countLinksNeedingAttention } from '#app/links/link.queries.server.ts';
import { countForDesk } from '#app/messages/message.queries.server.ts';
import { sumOf } from '#app/money/money.ts';
import { listRefundRequests, readDayTotals } from '#app/payments/payment.queries.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { RequestContext } from '#app/platform/request/context.server.ts';
import { appointmentsOf, bookedOf, isFreeTimes, wholeDay } from '#app/staff-area/front-desk/desk-board.ts';
import { dayInIndia, minuteInIndia } from '#app/time/calendar.ts';
import { dayText } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import { closedDayWords } from '#messages/appointments/closed-days.ts';
import { readStaffChanges, type StaffChange } from '../audit/staff-changes.server.ts';
import { readDesk } from '../front-desk/desk-board.server.ts';
import { readLeaveVisits } from '../front-desk/leave-visits.server.ts';
import { listSaidToCompare, type SaidToCompare } from '../front-desk/said-payments.server.ts';
import { listVisitsWithoutLink, type VideoMoment } from '../front-desk/video-doors.server.ts';
import { readWaitingBoard } from '../waiting-list/waiting-board.server.ts';
import { freeBySpecialty } from './free-today.ts';
import { listKeptMoney } from './kept-money.server.ts';
import { type LaunchCheckInput, launchPoints } from './launch-points.server.ts';
import { lateOf, nowAndNext } from './now-and-next.ts';
import { buildTodoList } from './todo-list.server.ts';

type Asked = Pick<RequestContext, 'now' | 'facts'> &
  LaunchCheckInput & {
    /** Role of the signed-in person. Items that the role has no permission for are left out. */
    readonly role: Role;
  };

/** Counts today's appointments, and lists the people of now and the free times by specialty. */
async function readToday(
  database: Database,
  day: string,
  moment: BookingContext & VideoMoment,
  doctorsRead: Promise<readonly OfferedDoctor[]>,
  waitingRead: ReturnType<typeof readWaitingRequests>,
  saidRead: Promise<readonly SaidToCompare[]>,
) {
  const networksRead = waitingRead.then(({ networks }) => networks);
  const { sections } = await readDesk(database, wholeDay(day), moment, doctorsRead, networksRead, saidRead);
  const specialtyOf = new Map((await doctorsRead).map(({ id, specialization }) => [id, specialization]));
  const expected = sections.flatMap(bookedOf);
  const entries = sections.flatMap(appointmentsOf);
  return {
    counts: {
      appointments: expected.length,
      arrived: expected.filter(({ arrivedAt }) => arrivedAt !== null).length,
    },
    people: nowAndNext(entries, moment.now),
    late: lateOf(entries),
    withoutLink: await listVisitsWithoutLink(database, entries, moment),
    free: freeBySpecialty(
      sections.map(({ key, title, rows }) => ({
        id: key,
        name: title,
        specialization: specialtyOf.get(key) ?? '',
        free: rows.flatMap((row) => (isFreeTimes(row) ? row.free : [])),
      })),
    ),
  };
}

/** Groups today's absent doctors by reason. On a Sunday nearly all share one reason. */
function doctorsAway(doctors: readonly DoctorHours[], day: string, moment: BookingContext) {
  const rules = bookingRules('visitor', moment);
  const away = new Map<string, string[]>();
  for (const doctor of doctors) {
    const closed = closedForAll(visitKinds.map((visit) => dayClosedReason(doctor, visit, day, rules)));
    if (!closed) continue;
    const why = closedDayWords.reason(closed, day, rules.holidays);
    away.set(why, [...(away.get(why) ?? []), doctor.name]);
  }
  return [...away].map(([why, names]) => ({ why, names }));
}

/** Names of doctors whose video slots are not offered, because their registration is missing. */
const withoutRegistration = (doctors: readonly DoctorHours[]) =>
  doctors
    .filter(({ videoSlots, registrationNumber }) => videoSlots.length > 0 && registrationNumber === null)
    .map(({ name }) => name);

/** Keeps only items that the role has permission for. */
const isFor =
  (role: Role) =>
  ({ needs }: { readonly needs: Permission }) =>
    may(role, needs);

const timed = ({ at, ...change }: StaffChange) => ({
  ...change,
  time: slotLabel(minuteInIndia(new Date(at))),
});

/** Reads the overview. All stores are queried in parallel. */
export async function readOverview(database: Database, asked: Asked) {
  const { now, role } = asked;
  const day = dayInIndia(now);
  const doctorsRead = listOfferedDoctors(database);
  const waitingRead = readWaitingRequests(database, day);
  // Drizzle runs a query at each await of it, so one promise is made of the query.
  const saidRead = listSaidToCompare(database).execute();
  const [
    today,
    doctors,
    waiting,
    onLeave,
    board,
    toCall,
    messages,
    totals,
    gaps,
    links,
    refunds,
    kept,
    said,
    changes,
  ] = await Promise.all([
    readToday(database, day, asked, doctorsRead, waitingRead, saidRead),
    doctorsRead,
    waitingRead,
    readLeaveVisits(database, asked),
    readWaitingBoard(database, asked, doctorsRead),
    countOpenCallbacks(database),
    countForDesk(database, asked.facts.messages, now),
    readDayTotals(database, day),
    countIncompleteDoctors(database),
    countLinksNeedingAttention(database),
    listRefundRequests(database),
    listKeptMoney(database, day),
    saidRead,
    readStaffChanges(database, day),
  ]);
  const money = Object.values(totals.byMethod);
  return {
    day,
    // The browser then needs no words of appointments on this page.
    dayName: dayText(day),
    todo: buildTodoList({
      late: today.late,
      withoutLink: today.withoutLink,
      onLeave,
      refunds,
      kept,
      said,
      ...waiting,
      offers: board.offers,
      toCall,
      messagesByHand: messages.byHand,
      messagesNotDelivered: messages.notDelivered,
      ...gaps,
      storiesWithoutConsent: links.withoutConsent,
      goneLinks: links.gone,
      goneAskedAt: links.goneAskedAt === null ? null : new Date(links.goneAskedAt),
      facts: launchPoints(asked, withoutRegistration(doctors), asked.facts),
    }).filter(isFor(role)),
    today: today.counts,
    people: today.people,
    free: today.free,
    takenPaise: sumOf(money.map(({ takenPaise }) => takenPaise)),
    refundedPaise: sumOf(money.map(({ refundedPaise }) => refundedPaise)),
    away: doctorsAway(doctors, day, asked),
    changes: changes.filter(isFor(role)).map(timed),
  };
}

export type Overview = Awaited<ReturnType<typeof readOverview>>;
