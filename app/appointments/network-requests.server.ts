/** Requests of visitors that come from one network in such a number that the desk should look at them. */
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { message } from '#app/languages/localized-message.ts';
import { auditList } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { openRequests, sharedFactor } from '#app/platform/throttle/limits.server.ts';
import { sharedCodePrefix } from '#app/platform/throttle/network.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { findAppointment, listLimit, summaryColumns } from './appointment.queries.server.ts';
import { appointmentChanges, appointments, openRequestCondition } from './appointment.schema.server.ts';
import { appointmentActions } from './appointment.values.ts';
import { changeAppointment, undoChange } from './appointment-change.server.ts';
import { countOpenVisits } from './open-visits.queries.server.ts';

/** Requests that one submission cancels at most. Each takes several of a Worker's 1,000 subrequests. */
const mostReleased = 100;

/** Requests that are changed at the same time. */
const atOnce = 10;

/** Reason in the history of the cancelled requests. */
const releaseReason = 'Many requests from one network';

const requestColumns = {
  id: summaryColumns.id,
  doctorName: summaryColumns.doctorName,
  day: summaryColumns.day,
  minute: summaryColumns.minute,
  patientName: summaryColumns.patientName,
  phone: summaryColumns.phone,
  safeToCall: summaryColumns.safeToCall,
  createdAt: summaryColumns.createdAt,
  isUnheld: summaryColumns.isUnheld,
};

/** Lists the requests of networks that sent unusually many, by network, soonest first. */
export async function readNetworkRequests(database: Database, today: string) {
  const isOpen = and(openRequestCondition, gte(appointments.day, today));
  const least = sql`iif(substr(network, 1, 1) = ${sharedCodePrefix}, ${openRequests.alarm * sharedFactor}, ${openRequests.alarm})`;
  const unusual = sql`(select network from ${appointments} where network > '' and ${isOpen} group by network
    having count(*) >= ${least})`;
  const rows = await database
    .select({ ...requestColumns, network: sql<string>`${appointments.network}` })
    .from(appointments)
    .where(and(isOpen, sql`${appointments.network} in ${unusual}`))
    .orderBy(asc(appointments.network), asc(appointments.day), asc(appointments.minute))
    .limit(listLimit);
  const networks = [...new Set(rows.map(({ network }) => network))];
  return networks.map((network) => ({
    network,
    isShared: network.startsWith(sharedCodePrefix),
    visits: rows.filter((row) => row.network === network).map(({ network: _code, ...visit }) => visit),
  }));
}

/** Counts the visits that wait for the desk, and lists the networks that sent unusually many requests. */
export async function readWaitingRequests(database: Database, today: string) {
  const { requested, withoutOutcome } = await countOpenVisits(database, today);
  const networks = requested < openRequests.alarm ? [] : await readNetworkRequests(database, today);
  return { requested, withoutOutcome, networks };
}

/** The open requests of one network. */
export type NetworkRequests = Awaited<ReturnType<typeof readNetworkRequests>>[number];

/** Runs a change for each of some appointments, and counts those that it changed. A refused change stops no other one. */
async function countChanged<Row>(
  rows: readonly Row[],
  change: (row: Row) => Promise<unknown>,
): Promise<number> {
  let changed = 0;
  for (let from = 0; from < rows.length; from += atOnce) {
    const done = await Promise.all(
      rows.slice(from, from + atOnce).map(async (row) => {
        try {
          await change(row);
          return true;
        } catch (error) {
          if (error instanceof ProblemError && error.status < 500) return false;
          throw error;
        }
      }),
    );
    changed += done.filter(Boolean).length;
  }
  return changed;
}

/**
 * Cancels the open requests of one network, at most {@link mostReleased}. Each has its own history, message and audit entry,
 * as if it was cancelled alone. One more audit entry has their number.
 *
 * @returns number of the cancelled requests
 */
export async function releaseNetwork(command: Command, network: string): Promise<number> {
  const { database, now } = command;
  const today = dayInIndia(now);
  const found = await database
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.network, network), openRequestCondition, gte(appointments.day, today)))
    .limit(mostReleased);
  const cancelled = await countChanged(found, async ({ id }) => {
    const before = await findAppointment(database, id);
    // A colleague or the person may have changed it since the list was read.
    if (before?.status !== 'requested')
      throw new ProblemError(409, { message: message(appointmentProblems, 'changedMeanwhile') });
    await changeAppointment(command, before, { status: 'cancelled', reason: releaseReason }, null);
  });
  if (cancelled > 0) await auditList(command, appointmentActions.releaseNetwork, today, cancelled);
  return cancelled;
}

/**
 * Takes back {@link releaseNetwork}. A request whose time is taken by now stays cancelled.
 *
 * @param at moment of the cancellation
 * @returns number of the requests that are open again
 */
export async function undoRelease(command: Command, network: string, at: Date): Promise<number> {
  const { database } = command;
  const cancelled = await database
    .select({ id: appointments.id, version: appointments.version })
    .from(appointments)
    .innerJoin(
      appointmentChanges,
      and(
        eq(appointmentChanges.appointmentId, appointments.id),
        eq(appointmentChanges.version, appointments.version),
      ),
    )
    .where(
      and(
        eq(appointments.network, network),
        eq(appointmentChanges.what, 'cancelled'),
        eq(appointmentChanges.at, at),
      ),
    )
    .limit(mostReleased);
  return countChanged(cancelled, ({ id, version }) => undoChange(command, id, version));
}
