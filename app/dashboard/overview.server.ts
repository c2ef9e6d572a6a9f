import type { Role } from '#app/accounts/account.values.ts';
import { may } from '#app/accounts/permissions.ts';
import { countAppointments } from '#app/appointments/appointment.queries.server.ts';
import { entriesOf, isFree, wholeDay } from '#app/appointments/desk-board.ts';
import { bookingRules, closedDay, closedDayText } from '#app/appointments/schedule.ts';
import { countOpenCallbacks } from '#app/callbacks/callback.queries.server.ts';
import {
  listDoctorHours,
  listVideoDoctorsWithoutRegistration,
} from '#app/doctors/doctor-hours.queries.server.ts';
import { listLinks } from '#app/links/link.queries.server.ts';
import { readDayTotals } from '#app/payments/payment.queries.server.ts';
import type { RequestContext } from '#app/server/context.server.ts';
import type { Database } from '#app/server/database/database.server.ts';
import { dayInIndia } from '#app/site/calendar.ts';
import * as facts from '#app/site/facts.ts';
import { groups, openFacts } from '#app/site/launch-check.ts';
import { readDesk } from './desk-board.server.ts';

type Asked = Pick<RequestContext, 'now' | 'demonstration' | 'origin'> & {
  /** Rooms whose picture is a rendering. */
  readonly renderedRooms: readonly string[];
  /** Of whoever looks: what they cannot do anything about is not told. */
  readonly role: Role;
};

/** Today's appointments and, by doctor, the times that are still free. */
async function readToday(database: Database, day: string, now: Date) {
  const { sections } = await readDesk(database, wholeDay(day), now);
  const expected = sections.flatMap(entriesOf).filter(({ status }) => status !== 'cancelled');
  return {
    appointments: expected.length,
    arrived: expected.filter(({ arrivedAt }) => arrivedAt !== null).length,
    gaps: sections
      .map(({ key, title, rows }) => ({
        id: key,
        name: title,
        free: rows.flatMap((row) => (isFree(row) ? row.free : [])),
      }))
      .filter(({ free }) => free.length > 0),
  };
}

/** Doctors who see nobody today, and why. */
async function readAway(database: Database, day: string, now: Date) {
  const rules = bookingRules('visitor', now);
  const doctors = await listDoctorHours(database);
  return doctors.flatMap((doctor) => {
    const visit = doctor.hospitalSlots.length > 0 ? 'hospital' : 'video';
    const closed = closedDay(doctor, visit, day, rules);
    return closed ? [{ id: doctor.id, name: doctor.name, why: closedDayText(closed, day) }] : [];
  });
}

/** What the launch check can know inside the Worker: whether pages were reviewed only the command reads. */
const launchPoints = (
  { demonstration, origin, renderedRooms }: Asked,
  videoWithoutRegistration: readonly string[],
) =>
  openFacts({
    facts,
    demonstration: demonstration ? 'on' : 'off',
    publicOrigin: origin,
    pagesToReview: [],
    renderedRooms,
    videoWithoutRegistration,
  }).map(({ group, fact, enter }) => ({ group: groups[group], fact, enter }));

/** What waits to be done today, of all stores at once. */
export async function readOverview(database: Database, asked: Asked) {
  const { now, role } = asked;
  const seesLinks = may(role, 'manageLinks');
  const day = dayInIndia(now);
  const [today, waiting, toCall, totals, away, links, video] = await Promise.all([
    readToday(database, day, now),
    countAppointments(database, day),
    countOpenCallbacks(database),
    readDayTotals(database, day),
    readAway(database, day, now),
    seesLinks ? listLinks(database) : null,
    listVideoDoctorsWithoutRegistration(database),
  ]);
  const money = Object.values(totals.byMethod);
  return {
    day,
    today,
    requested: waiting.requested,
    toCall,
    takenPaise: money.reduce((sum, { takenPaise }) => sum + takenPaise, 0),
    refundedPaise: money.reduce((sum, { refundedPaise }) => sum + refundedPaise, 0),
    away,
    deadLinks: links?.filter(({ isDead }) => isDead).length ?? null,
    launch: may(role, 'manageHospital') ? launchPoints(asked, video) : [],
  };
}

export type Overview = Awaited<ReturnType<typeof readOverview>>;
