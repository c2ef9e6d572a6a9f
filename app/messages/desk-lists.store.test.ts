import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { momentInIndia } from '#app/time/calendar.ts';
import { messagesOn } from '#tests/support/messages.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import {
  countForDesk,
  countReminders,
  listLatest,
  listWaiting,
  readMessageState,
} from './message.queries.server.ts';
import { messages } from './message.schema.server.ts';
import { messageStates } from './message.values.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.dispose());
beforeEach(() => store.database.delete(messages));

const now = momentInIndia('2026-11-20', 12 * 60);
const hours = (count: number) => new Date(now.getTime() + count * 60 * 60 * 1000);

/** Writes a message that ended an hour ago, and is of use for eleven hours more. */
async function write(id: string, changes: Partial<typeof messages.$inferInsert> = {}) {
  const state = changes.state ?? 'by-hand';
  await store.database.insert(messages).values({
    id,
    kind: 'confirmed',
    audience: 'patient',
    subjectKind: 'appointment',
    subjectId: `visit-${id}`,
    subjectVersion: 1,
    day: '2026-11-24',
    minute: 600,
    state,
    dedupeKey: id,
    dueAt: hours(-1),
    nextAt: hours(-1),
    expiresAt: hours(11),
    attempts: 0,
    madeBy: 'site',
    createdAt: hours(-1),
    endedAt: state === 'waiting' || state === 'sending' ? null : hours(-1),
    ...changes,
  });
}

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
const count = (settings = messagesOn()) => countForDesk(store.database, settings, now);

test('sorts every message that concerns the desk into one list', async () => {
  for (const state of messageStates) await write(state, { state });
  expect(idsOf(await listWaiting(store.database))).toEqual(['waiting']);
  const sent = idsOf(await listLatest(store.database, 'sent', now)).sort();
  expect(sent).toEqual(['delivered', 'read', 'sent']);
  expect(idsOf(await listLatest(store.database, 'sent-by-hand', now))).toEqual(['sent-by-hand']);
  const failed = idsOf(await listLatest(store.database, 'not-delivered', now)).sort();
  expect(failed).toEqual(['failed', 'unclear']);
  expect(await count()).toEqual({ byHand: 1, notDelivered: 2 });
});

test('lists the latest first, and nothing that is older than a week', async () => {
  await write('old', { state: 'sent', endedAt: hours(-7 * 24 - 1) });
  await write('first', { state: 'sent', endedAt: hours(-7 * 24 + 1) });
  await write('last', { state: 'read', endedAt: hours(-2) });
  expect(idsOf(await listLatest(store.database, 'sent', now))).toEqual(['last', 'first']);
});

test('counts no message whose time has passed, whose kind is off, or whose person wants none', async () => {
  await write('passed', { state: 'failed', expiresAt: hours(-0.5) });
  await write('stopped', { state: 'failed', reason: 'stopped' });
  await write('moved', { kind: 'moved' });
  const { kinds } = messagesOn();
  expect(await count(messagesOn({ kinds: { ...kinds, moved: false } }))).toEqual({
    byHand: 0,
    notDelivered: 0,
  });
  expect(await count()).toEqual({ byHand: 1, notDelivered: 0 });
});

test('counts a failure until a newer message about the visit, unless that one was taken back', async () => {
  await write('failed', { state: 'failed', reason: 'refused' });
  expect((await count()).notDelivered).toBe(1);
  await write('undone', {
    subjectId: 'visit-failed',
    state: 'dropped',
    reason: 'undone',
    createdAt: hours(-0.5),
  });
  expect((await count()).notDelivered).toBe(1);
  await write('newer', { subjectId: 'visit-failed', state: 'sent', createdAt: hours(-0.25) });
  expect((await count()).notDelivered).toBe(0);
});

test('counts the reminders of one day that go by hand', async () => {
  const reminder = { kind: 'tomorrow', day: '2026-11-21' } as const;
  for (const id of ['one', 'two']) await write(id, reminder);
  await write('three', { ...reminder, state: 'sent-by-hand' });
  await write('by a gateway', { ...reminder, state: 'sent' });
  await write('another day', { ...reminder, day: '2026-11-22' });
  await write('yesterday', { ...reminder, createdAt: hours(-13) });
  expect(await countReminders(store.database, '2026-11-21', hours(-12))).toEqual({ sent: 1, all: 3 });
});

test('knows the state of a message, and that another does not exist', async () => {
  await write('one', { state: 'unclear' });
  expect(await readMessageState(store.database, 'one')).toBe('unclear');
  expect(await readMessageState(store.database, 'other')).toBeUndefined();
});
