import { type AppointmentSummary, holdsSlot, visitKinds } from '#app/appointments/appointment.values.ts';
import type { AppointmentMoney } from '#app/appointments/appointment.view.ts';
import {
  dayLimit,
  listAppointments,
  listArrivals,
} from '#app/appointments/appointment-lists.queries.server.ts';
import { searchAppointments } from '#app/appointments/appointment-search.queries.server.ts';
import {
  type BookingContext,
  type BookingRules,
  bookingRules,
  closedForAll,
  dayState,
  freeMinutes,
  hoursOn,
  usualVisit,
} from '#app/appointments/free-times/schedule.ts';
import { readNetworkRequests } from '#app/appointments/network-requests.server.ts';
import {
  countUnusualOnlineVisits,
  listConfirmedSince,
  listRequested,
  listWithoutOutcome,
} from '#app/appointments/open-visits.queries.server.ts';
import { listDoctorHours } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import type { Paise } from '#app/money/money.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import {
  countText,
  type DeskEntry,
  type DeskQuery,
  type DeskSection,
  type DeskView,
  deskSpans,
  deskViews,
  insertFreeTimes,
  isFreeTimes,
  isOfManyDays,
  openText,
} from '#app/staff-area/front-desk/desk-board.ts';
import { addDays, dayInIndia, dayOrToday, daysFrom, momentInIndia } from '#app/time/calendar.ts';
import { dayText } from '#app/time/long-date.ts';
import { closedDayWords } from '#messages/appointments/closed-days.ts';
import { openVisitsShown } from '../frame/desk-paths.ts';
import { withMoney } from './desk.server.ts';
import { absenceText } from './leave-visits.ts';
import { listSaidToCompare, type SaidToCompare } from './said-payments.server.ts';

/** Reads the filters of the desk from an address. If the address has no valid day, the day is today. */
export function readDeskQuery(search: URLSearchParams, now: Date): DeskQuery {
  return {
    day: dayOrToday(search.get('day'), now),
    span: deskSpans.find((span) => span === search.get('span')) ?? 'day',
    doctorId: search.get('doctor') || null,
    visit: visitKinds.find((visit) => visit === search.get('visit')) ?? null,
    isWaiting: search.get('show') === 'waiting',
    isOpen: search.get('show') === openVisitsShown,
    search: (search.get('q') ?? '').trim().slice(0, 100),
    view: deskViews.find((view) => view === search.get('view')) ?? null,
  };
}

/** Whether the browser says that it runs on a phone. */
const isOnPhone = ({ headers }: Request): boolean =>
  headers.get('Sec-CH-UA-Mobile') === '?1' || /\bMobi/.test(headers.get('User-Agent') ?? '');

/**
 * Returns the view of a day: the one that somebody chose, or else the list on a phone, where a whole day of one doctor in
 * columns leaves no room for a second one.
 */
export const shownView = ({ view }: DeskQuery, request: Request): DeskView =>
  view ?? (isOnPhone(request) ? 'list' : 'board');

const entryOf = (
  [appointment, money]: readonly [AppointmentSummary, AppointmentMoney],
  unusual: ReadonlyMap<string, number>,
  ofNetwork: ReadonlyMap<string, number>,
  said: ReadonlyMap<string, Paise>,
  { open, absence, token }: Pick<DeskEntry, 'open' | 'absence' | 'token'>,
): DeskEntry => ({
  id: appointment.id,
  reference: appointment.reference,
  doctorId: appointment.doctorId,
  doctorName: appointment.doctorName,
  visit: appointment.visit,
  day: appointment.day,
  minute: appointment.minute,
  status: appointment.status,
  arrivedAt: appointment.arrivedAt,
  withDoctorAt: appointment.withDoctorAt,
  inBetween: appointment.inBetween,
  patientName: appointment.patientName,
  adultName: appointment.adultName,
  phone: appointment.phone,
  safeToCall: appointment.safeToCall,
  isNew: appointment.isNew,
  isUnheld: appointment.isUnheld,
  ...money,
  said: said.get(appointment.id) ?? null,
  unusualVisits: appointment.status === 'requested' ? (unusual.get(appointment.phone) ?? 0) : 0,
  networkRequests: ofNetwork.get(appointment.id) ?? 0,
  open,
  absence,
  token,
});

const takenBy = (entries: readonly DeskEntry[]) =>
  new Set(entries.filter(holdsSlot).map(({ minute }) => minute));

/**
 * Computes which times of a doctor's day can be booked, and why the day is closed.
 *
 * @param taken minutes of the day's appointments that hold a time
 */
export function openTimes(
  doctor: DoctorHours,
  taken: ReadonlySet<number>,
  { day, visit }: Pick<DeskQuery, 'day' | 'visit'>,
  rules: BookingRules,
) {
  const states = visitKinds
    .filter((one) => visit === null || one === visit)
    .map((one) => dayState(doctor, one, day, taken, rules));
  const free = states.flatMap((state) => freeMinutes(state, rules.now));
  // A doctor who is set to unavailable sees people by arrangement only. The booking form of the desk says so.
  const isAvailable = doctor.availability !== 'unavailable';
  const times = isAvailable
    ? [...new Set(free)].map((minute) => ({ minute, visit: visit ?? usualVisit(doctor, { day, minute }) }))
    : [];
  const closed = closedForAll(states.map((state) => state.closed));
  const away =
    closed && closed !== 'full' && closed !== 'over' && closed !== 'past'
      ? closedDayWords.reason(closed, day, rules.holidays)
      : isAvailable
        ? null
        : closedDayWords.reason('unavailable', day, rules.holidays);
  return { times, closed, away };
}

/** Builds the section of one doctor's day: appointments and future free times. */
function doctorDay(
  doctor: DoctorHours,
  entries: readonly DeskEntry[],
  { day, visit }: DeskQuery,
  rules: BookingRules,
): DeskSection {
  const { times, closed, away } = openTimes(doctor, takenBy(entries), { day, visit }, rules);
  return {
    key: doctor.id,
    title: doctor.name,
    remark: away ?? (closed === 'past' ? countText(entries) : `${countText(entries)}, ${times.length} free`),
    doctorId: doctor.id,
    day,
    rows: insertFreeTimes(entries, times),
    hours: { ...hoursOn(doctor, { day, visit }), closed: away },
  };
}

/**
 * Groups a day by doctor: first doctors with appointments, then doctors with free times, then doctors who are
 * away.
 */
function daySections(
  doctors: readonly DoctorHours[],
  entries: readonly DeskEntry[],
  query: DeskQuery,
  rules: BookingRules,
): readonly DeskSection[] {
  const known = doctors
    .filter(({ id }) => query.doctorId === null || id === query.doctorId)
    .map((doctor) =>
      doctorDay(
        doctor,
        entries.filter(({ doctorId }) => doctorId === doctor.id),
        query,
        rules,
      ),
    );
  // Appointments may exist for doctors who were deleted or left the website.
  const others = entries.filter(({ doctorId }) => !doctors.some(({ id }) => id === doctorId));
  const gone = [...new Map(others.map(({ doctorId, doctorName }) => [doctorId, doctorName]))].map(
    ([id, name]): DeskSection => ({
      key: id,
      title: name,
      remark: 'No longer on the website',
      doctorId: null,
      day: query.day,
      rows: others.filter(({ doctorId }) => doctorId === id),
      hours: { seen: [], onLeave: [], closed: 'No longer on the website' },
    }),
  );
  const rank = ({ rows }: DeskSection) => (rows.length === 0 ? 2 : rows.every(isFreeTimes) ? 1 : 0);
  return [...known, ...gone].sort((one, other) => rank(one) - rank(other));
}

function findAppointments(
  database: Database,
  { day, span, visit, doctorId, search, isWaiting, isOpen }: DeskQuery,
  now: Date,
) {
  if (isWaiting) return listRequested(database, dayInIndia(now));
  if (isOpen) return listWithoutOutcome(database, dayInIndia(now));
  if (search !== '') return searchAppointments(database, search, dayInIndia(now));
  return listAppointments(database, {
    from: day,
    until: addDays(day, span === 'week' ? 7 : 1),
    most: dayLimit,
    ...(visit && { visit }),
    ...(doctorId && { doctorId }),
  });
}

/** Requests that were confirmed today and are not paid, so that a confirmed request stays in sight for its payment. */
async function readConfirmedToPay(database: Database, now: Date) {
  const today = dayInIndia(now);
  const confirmed = await listConfirmedSince(database, today, momentInIndia(today, 0));
  return (await withMoney(database, confirmed)).filter(([, { due }]) => due > 0);
}

/**
 * Reads the list of the front desk: waiting requests, visits without an outcome, search results, a week by days, or a day by doctors.
 *
 * @param doctorsRead hours of all doctors, if the caller has requested them already
 * @param networksRead networks that sent unusually many requests, if the caller has requested them already
 * @param saidRead payments to compare with the bank, if the caller has requested them already
 */
export async function readDesk(
  database: Database,
  query: DeskQuery,
  moment: BookingContext,
  doctorsRead = listDoctorHours(database),
  networksRead = readNetworkRequests(database, dayInIndia(moment.now)),
  saidRead: Promise<readonly SaidToCompare[]> = listSaidToCompare(database),
) {
  const { day, span, isWaiting, isOpen } = query;
  const found = await findAppointments(database, query, moment.now);
  const phones = found.filter(({ status }) => status === 'requested').map(({ phone }) => phone);
  const isToday = span === 'day' && !isOfManyDays(query) && day === dayInIndia(moment.now);
  const [billed, confirmed, unusual, networks, doctors, arrivals, toCompare] = await Promise.all([
    withMoney(database, found),
    isWaiting ? readConfirmedToPay(database, moment.now) : [],
    countUnusualOnlineVisits(database, phones, dayInIndia(moment.now)),
    networksRead,
    doctorsRead,
    isToday && found.some(({ arrivedAt }) => arrivedAt !== null) ? listArrivals(database, day) : [],
    saidRead,
  ]);
  const said = new Map(toCompare.map(({ appointmentId, paise }) => [appointmentId, paise]));
  // Each arrival of the day has a number. An arrival that was taken back keeps its own, so that no later number changes.
  const tokens = new Map(arrivals.map((id, index) => [id, index + 1]));
  const doctorOf = new Map(doctors.map((doctor) => [doctor.id, doctor]));
  const ofNetwork = new Map(
    networks.flatMap(({ visits }) => visits.map(({ id }) => [id, visits.length] as const)),
  );
  const entriesOf = (rows: typeof billed) =>
    rows.map((one) =>
      entryOf(one, unusual, ofNetwork, said, {
        open: openText(one[0], moment.now),
        absence: absenceText(doctorOf.get(one[0].doctorId) ?? null, one[0], moment),
        token: one[0].arrivedAt === null ? null : (tokens.get(one[0].id) ?? null),
      }),
    );
  const entries = entriesOf(billed);
  const named = doctors.map(({ id, name }) => ({ id, name }));
  if (isOfManyDays(query)) {
    const title = isWaiting ? 'Soonest first' : isOpen ? 'Latest first' : 'Found';
    const section = {
      key: 'found',
      title,
      remark: null,
      doctorId: null,
      day: null,
      rows: entries,
      hours: null,
    };
    const toPay = { ...section, key: 'to-pay', title: 'Confirmed today, to pay', rows: entriesOf(confirmed) };
    return { doctors: named, sections: [section, toPay].filter(({ rows }) => rows.length > 0) };
  }
  if (span === 'day') {
    return { doctors: named, sections: daySections(doctors, entries, query, bookingRules('staff', moment)) };
  }
  const sections = daysFrom(day, 7).map((one): DeskSection => {
    const rows = entries.filter((entry) => entry.day === one);
    return {
      key: one,
      title: dayText(one),
      remark: countText(rows),
      doctorId: null,
      day: one,
      rows,
      hours: null,
    };
  });
  return { doctors: named, sections };
}
