import { and, eq, exists, gte, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { recordRetention } from '#app/hospital-facts/record-retention.ts';
import { takeBackWithin } from '#app/messages/message-times.ts';
import { auditEach, auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { insertIf } from '#app/platform/database/insert-if.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import type { IdempotencyKey } from '#app/platform/writes/idempotency.server.ts';
import { claimKey, findEarlierResult } from '#app/platform/writes/idempotency-claim.server.ts';
import { addDays, dayInIndia } from '#app/time/calendar.ts';
import { actingStaffId } from '../appointment-row.server.ts';
import type { WaitingInput } from './waiting.input.server.ts';
import { findWaiting, listWaitingOfPhone } from './waiting.queries.server.ts';
import { waitingList } from './waiting.schema.server.ts';
import {
  type OfferedTime,
  timeKey,
  type WaitingEntry,
  type WaitingOutcome,
  waitingActions,
  waitingMessages,
} from './waiting.values.ts';

const hasId = (id: string) => eq(waitingList.id, id);

const entryExists = (database: Database, condition: SQL | undefined) =>
  exists(database.select({ id: waitingList.id }).from(waitingList).where(condition));

const gone = () => staffProblem(404, waitingMessages.gone);

/**
 * Puts a person on the waiting list, for staff. The person agreed on the phone to be called.
 *
 * @param key idempotency key of the form; a repeated submission returns the first entry
 */
export async function addToWaitingList(
  command: Command,
  doctor: { readonly id: string; readonly name: string },
  { agreed: _agreed, safeToCall, ...input }: WaitingInput,
  key: IdempotencyKey | null = null,
): Promise<WaitingEntry> {
  const { database, now } = command;
  const earlier = await findEarlierResult(database, key);
  const id = crypto.randomUUID();
  if (earlier === null) {
    const { claim, isFirst } = claimKey(command, key, id, sql`true`);
    const row = {
      ...input,
      id,
      doctorId: doctor.id,
      doctorName: doctor.name,
      safeToCall: safeToCall ?? false,
      isCallAsked: safeToCall !== undefined,
      status: 'waiting',
      tries: 0,
      lastTriedAt: null,
      declined: [],
      createdBy: actingStaffId(command) ?? '',
      createdAt: now,
      endedAt: null,
      eraseOn: null,
    } as const satisfies typeof waitingList.$inferInsert;
    await database.batch([
      claim,
      insertIf(database, waitingList, { ...row, declined: [] }, isFirst),
      auditEntryIf(command, waitingActions.add, id, entryExists(database, hasId(id))),
    ]);
  }
  const made = earlier ?? (await findEarlierResult(database, key)) ?? id;
  const entry = await findWaiting(database, made);
  if (!entry) throw gone();
  return entry;
}

const actionOf: Readonly<Record<WaitingOutcome, (typeof waitingActions)[keyof typeof waitingActions]>> = {
  booked: waitingActions.booked,
  declined: waitingActions.declined,
  'not-reached': waitingActions.notReached,
  left: waitingActions.leave,
};

/** The columns that an outcome changes. */
function changeOf(outcome: WaitingOutcome, time: OfferedTime | null, now: Date) {
  if (outcome === 'booked' || outcome === 'left') return { status: outcome, endedAt: now };
  if (outcome === 'not-reached') return { tries: sql`${waitingList.tries} + 1`, lastTriedAt: now };
  return { declined: sql`json_insert(${waitingList.declined}, '$[#]', ${time ? timeKey(time) : ''})` };
}

/**
 * Records what came of an offer. The outcome of an entry that has ended already is a success if it is the same.
 *
 * @param time the offered time; required for `declined`
 * @param key idempotency key of the form; a repeated submission does not count twice
 * @throws ProblemError 404; 409 if a colleague has ended the entry in another way
 */
export async function recordOutcome(
  command: Command,
  id: string,
  outcome: WaitingOutcome,
  time: OfferedTime | null,
  key: IdempotencyKey | null = null,
): Promise<WaitingEntry> {
  const { database, now } = command;
  const isRecorded = async () => (await findEarlierResult(database, key)) !== null;
  if (!(await isRecorded())) {
    const isOpen = and(hasId(id), eq(waitingList.status, 'waiting'));
    const { claim, isFirst } = claimKey(command, key, crypto.randomUUID(), entryExists(database, isOpen));
    const [, , changed] = await database.batch([
      claim,
      auditEntryIf(command, actionOf[outcome], id, isFirst),
      database
        .update(waitingList)
        .set(changeOf(outcome, time, now))
        .where(and(isOpen, isFirst))
        .returning({ id: waitingList.id }),
    ]);
    if (changed.length === 0 && !(await isRecorded())) {
      const entry = await findWaiting(database, id);
      if (!entry) throw gone();
      if (entry.status !== outcome) throw staffProblem(409, waitingMessages.ended);
    }
  }
  const entry = await findWaiting(database, id);
  if (!entry) throw gone();
  return entry;
}

/**
 * Puts an entry back that was taken off the list within the last ten minutes. One that waits already stays so, because somebody
 * may submit this twice.
 *
 * @returns whether the entry waits
 */
export async function putBack(command: Command, id: string): Promise<boolean> {
  const { database, now } = command;
  const isJustEnded = and(
    hasId(id),
    isNull(waitingList.eraseOn),
    gte(waitingList.endedAt, new Date(now.getTime() - takeBackWithin)),
  );
  await database.batch([
    auditEntryIf(command, waitingActions.putBack, id, entryExists(database, isJustEnded)),
    database.update(waitingList).set({ status: 'waiting', endedAt: null }).where(isJustEnded),
  ]);
  const entry = await findWaiting(database, id);
  if (!entry) throw gone();
  return entry.status === 'waiting';
}

const ofPhone = (phone: string) => eq(waitingList.phone, phone);

/** The first last day of entries that are still stored. */
export const firstRetainedWaitingDay = (now: Date): string =>
  addDays(dayInIndia(now), -recordRetention.waitingDays);

/** Runs daily. Deletes entries past the retention period, and those whose erasure is due. */
export async function sweepWaitingList(database: Database, now: Date): Promise<void> {
  await database
    .delete(waitingList)
    .where(
      or(
        lt(waitingList.untilDay, firstRetainedWaitingDay(now)),
        and(isNotNull(waitingList.eraseOn), lte(waitingList.eraseOn, dayInIndia(now))),
      ),
    );
}

/** Exports the entries of one phone, for a person's request to see their data. Each writes an audit entry. */
export async function exportWaiting(command: Command, phone: string): Promise<readonly WaitingEntry[]> {
  const { database } = command;
  await database.batch([auditEach(command, waitingActions.exportPerson, waitingList.id, ofPhone(phone))]);
  return listWaitingOfPhone(database, phone);
}

const isWaiting = ({ now }: Command, phone: string) =>
  and(ofPhone(phone), eq(waitingList.status, 'waiting'), gte(waitingList.untilDay, dayInIndia(now)));

/** @throws ProblemError 409 while this phone waits for a time */
export async function expectNotWaiting(command: Command, phone: string): Promise<void> {
  const [open] = await command.database
    .select({ id: waitingList.id })
    .from(waitingList)
    .where(isWaiting(command, phone))
    .limit(1);
  if (open) throw staffProblem(409, waitingMessages.stillWaiting);
}

/**
 * Erases a person's entries on request. Those older than the least retention are deleted at once, the others on the
 * day they become as old. Nothing is erased while this phone waits for a time.
 *
 * @param leastDays days for which the law requires storage
 * @returns the number of entries of this phone
 */
export async function eraseWaiting(command: Command, phone: string, leastDays: number): Promise<number> {
  const { database, now } = command;
  const cutoff = new Date(now.getTime() - leastDays * 24 * 60 * 60 * 1000);
  const erasable = sql`${ofPhone(phone)} and not ${entryExists(database, isWaiting(command, phone))}`;
  const [, deleted, later] = await database.batch([
    auditEach(command, waitingActions.erase, waitingList.id, erasable),
    database
      .delete(waitingList)
      .where(and(erasable, lt(waitingList.createdAt, cutoff)))
      .returning({ id: waitingList.id }),
    database
      .update(waitingList)
      .set({
        eraseOn: sql`date(${waitingList.createdAt} / 1000, 'unixepoch', '+5 hours', '+30 minutes', ${`+${leastDays} days`})`,
      })
      .where(erasable)
      .returning({ id: waitingList.id }),
  ]);
  return deleted.length + later.length;
}
