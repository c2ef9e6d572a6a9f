import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fromRupees, paise } from '#app/money/money.ts';
import { openDatabase } from '#app/platform/database/database.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { momentInIndia } from '#app/time/calendar.ts';
import { commandFor } from '#tests/support/command.ts';
import { type FakeGateways, type GatewayFault, startFakeGateways } from '#tests/support/message-gateways.ts';
import {
  agreedPerson,
  listLeftToDesk,
  messagesOn,
  outboxFor,
  writeMessage,
} from '#tests/support/messages.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { setTimeZone, timeZones } from '#tests/support/time-zones.ts';
import { dropWaiting, markSentByHand, recordStop, sweepMessages } from './message.commands.server.ts';
import { messageStops, messages } from './message.schema.server.ts';
import { type MessageKind, messageKinds } from './message.values.ts';
import { drainOutbox, type Outbox } from './outbox.server.ts';
import { claimDue } from './outbox-rows.server.ts';

let store: TestStore;
let fake: FakeGateways;
const noon = momentInIndia('2026-11-20', 12 * 60);
beforeAll(async () => {
  [store, fake] = await Promise.all([openTestStore(), startFakeGateways()]);
});
afterAll(async () => {
  await Promise.all([store.dispose(), fake.close()]);
});
beforeEach(async () => {
  // A busy machine must not turn an answer into a missing one.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  fake.setFault('*', undefined);
  for (const table of ['messages', 'message_stops', 'window_counts'])
    await store.binding.prepare(`delete from ${table}`).run();
});

const minutes = (count: number) => count * 60_000;
const later = (count: number, from = noon) => new Date(from.getTime() + minutes(count));

let subjects = 0;

/** Writes a message about a visit in four days, by the site itself, so that it is due at once. */
async function write({
  kind = 'confirmed' as MessageKind,
  actor = { kind: 'system' } as Command['actor'],
  now = noon,
  day = '2026-11-24' as string | null,
} = {}) {
  subjects += 1;
  const id = `visit-${subjects}`;
  const command = commandFor(store, { actor, now });
  const draft = { kind, subject: { kind: 'appointment', id }, version: 1, day, minute: day && 600 } as const;
  await writeMessage(command, draft as never, sql`true`);
  return id;
}

const rows = () => store.database.select().from(messages).orderBy(asc(messages.createdAt), asc(messages.id));
async function rowOf(subjectId: string) {
  const [row] = await store.database.select().from(messages).where(eq(messages.subjectId, subjectId));
  return row;
}

/** Messages that the stand-in took since a moment of this test. */
function acceptedSince() {
  const before = fake.accepted.length;
  return () => fake.accepted.slice(before);
}

const drain = (now = noon, overrides: Partial<Outbox> = {}) =>
  drainOutbox(outboxFor(store, fake, overrides), now);

test.each(['whatsapp', 'sms'] as const)(
  'sends a message on %s with its registered variables',
  async (channel) => {
    const accepted = acceptedSince();
    const id = await write();
    await drain(noon, { resolveMessage: async () => agreedPerson({ consent: channel }) });
    expect(accepted()).toMatchObject([
      {
        provider: channel === 'sms' ? 'msg91' : 'whatsapp',
        to: '919876543210',
        variables: ['Tue 24 Nov, 10:00 AM', 'K7P-4RX'],
      },
    ]);
    expect(await rowOf(id)).toMatchObject({
      state: 'sent',
      channel,
      language: 'en',
      template: 'two',
      attempts: 1,
      providerId: accepted()[0]?.providerId,
      parts: 1,
      costPaise: channel === 'sms' ? 25 : 15,
      sentAt: noon,
    });
    expect(accepted()[0]?.messageId).toBe((await rowOf(id))?.id);
  },
);

test('has a row of each kind without a phone, a name or a text', async () => {
  for (const kind of messageKinds) await write({ kind, day: kind === 'callback' ? null : '2026-11-24' });
  await drain();
  const all = await rows();
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['sent']));
  // Without the identifiers: one in a hundred runs has these digits in one of them.
  const written = JSON.stringify(all).replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '');
  expect(written).not.toMatch(/9876543210|PMWH|K7P|0172|10:00/);
});

test('sends 50 messages once each when two runs drain at once', async () => {
  const accepted = acceptedSince();
  for (let count = 0; count < 50; count += 1) await write();
  await Promise.all([drain(), drain()]);
  expect(new Set(accepted().map(({ messageId }) => messageId)).size).toBe(50);
  expect(accepted()).toHaveLength(50);
  expect((await rows()).every(({ state }) => state === 'sent')).toBe(true);
});

test('writes one message for a change that is submitted twice', async () => {
  const command = commandFor(store, { actor: { kind: 'system' } });
  const draft = {
    kind: 'moved',
    subject: { kind: 'appointment', id: 'twice' },
    version: 3,
    day: '2026-11-24',
    minute: 600,
  } as const;
  await writeMessage(command, draft, sql`true`);
  await writeMessage(command, draft, sql`true`);
  await writeMessage(command, { ...draft, version: 4 }, sql`false`);
  expect(await rows()).toHaveLength(1);
});

/** Lets the 5 s of a request pass at once. */
function withoutPatience() {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    return controller.signal;
  });
}

test.each<[string, GatewayFault]>([
  ['takes the message and never answers', { kind: 'silent', accepts: true }],
  ['never answers', { kind: 'silent', accepts: false }],
  ['takes the message and cuts the line', { kind: 'cut' }],
  ['answers without an id', { kind: 'body', body: '{}' }],
  ['answers with a text that is no JSON', { kind: 'body', body: 'OK' }],
  ['is behind a proxy that answers 500', { kind: 'body', body: 'Error', status: 500 }],
  ['is behind a proxy that answers 502', { kind: 'body', body: '{}', status: 502 }],
  ['is behind a proxy that answers 504', { kind: 'body', body: '<html>', status: 504 }],
  ['is behind a proxy that answers 524', { kind: 'body', body: 'error code: 524', status: 524 }],
])('asks once and notes “unclear” if the gateway %s', async (_, fault) => {
  withoutPatience();
  const before = fake.requests();
  fake.setFault('*', fault);
  const confirmed = await write();
  const moved = await write({ kind: 'moved' });
  await drain();
  fake.setFault('*', undefined);
  for (const minute of [1, 10, 14]) await drain(later(minute));
  expect(fake.requests() - before).toBe(2);
  expect(await rowOf(confirmed)).toMatchObject({ state: 'unclear', reason: 'no-answer', costPaise: 15 });
  expect(await rowOf(moved)).toMatchObject({ state: 'unclear' });
  await drain(later(15));
  // Nobody knows whether the person was told that the visit moved, so the desk tells it.
  expect(await rowOf(moved)).toMatchObject({ state: 'by-hand' });
  expect(await rowOf(confirmed)).toMatchObject({ state: 'unclear' });
  expect(fake.requests() - before).toBe(2);
});

const error = (code: number): GatewayFault => ({ kind: 'error', code });

test.each<[number]>([[1], [2], [4], [130429], [131016], [131056]])(
  'tries again after WhatsApp’s error %i',
  async (code) => {
    const accepted = acceptedSince();
    fake.setFault('*', error(code));
    const id = await write();
    await drain();
    expect(await rowOf(id)).toMatchObject({
      state: 'waiting',
      errorCode: String(code),
      nextAt: later(1),
      costPaise: null,
    });
    fake.setFault('*', undefined);
    await drain(new Date(later(1).getTime() - 1));
    expect(accepted()).toHaveLength(0);
    await drain(later(1));
    expect(await rowOf(id)).toMatchObject({ state: 'sent', errorCode: null, attempts: 2 });
  },
);

test.each<[number, string, string, string]>([
  [131026, 'phone', 'by-hand', 'by-hand'],
  [131050, 'stopped', 'failed', 'failed'],
  ...[132000, 132001, 132005, 132007, 132012, 132015, 132016].map(
    (code): [number, string, string, string] => [code, 'template', 'by-hand', 'by-hand'],
  ),
  ...[190, 10, 368, 131031, 131042, 131048].map((code): [number, string, string, string] => [
    code,
    'channel',
    'by-hand',
    'by-hand',
  ]),
  [100, 'refused', 'failed', 'by-hand'],
])(
  'after WhatsApp’s error %i the reason is “%s”, and a message is %s, an urgent one %s',
  async (code, reason, usual, urgent) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    fake.setFault('*', error(code));
    const before = fake.requests();
    const confirmed = await write();
    await drain();
    const cancelled = await write({ kind: 'cancelled' });
    await drain();
    expect(await rowOf(confirmed)).toMatchObject({
      state: usual,
      reason,
      errorCode: String(code),
      costPaise: null,
    });
    expect(await rowOf(cancelled)).toMatchObject({ state: urgent, reason });
    for (const minute of [1, 10, 60]) await drain(later(minute));
    expect(fake.requests() - before).toBe(2);
  },
);

test.each<[string, number, string]>([
  ['Authentication failure', 400, 'channel'],
  ['IP not whitelisted', 418, 'channel'],
  ['Invalid template_id', 200, 'template'],
  ['Invalid mobile number 919876543210', 200, 'phone'],
  ['Something new', 400, 'refused'],
])('after MSG91’s error “%s” with status %i the reason is “%s”', async (text, status, reason) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fake.setFault('*', { kind: 'error', code: 0, text, status });
  const id = await write({ kind: 'moved' });
  await drain(noon, { resolveMessage: async () => agreedPerson({ consent: 'sms' }) });
  const row = await rowOf(id);
  expect(row).toMatchObject({ state: 'by-hand', reason });
  expect(JSON.stringify(row)).not.toContain('9876543210');
});

test('asks a gateway that refuses the hospital’s key at most six times in a run, and tells the owner once', async () => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => {});
  fake.setFault('*', error(190));
  const before = fake.requests();
  for (let count = 0; count < 20; count += 1) await write();
  await drain();
  expect(fake.requests() - before).toBeLessThanOrEqual(6);
  expect((await listLeftToDesk(store)).length).toBe(20);
  expect(lines.mock.calls.map(([line]) => JSON.parse(String(line)).event)).toContain(
    'message channel refused',
  );
});

test.each([429, 500, 503, 521])(
  'waits after status %i: 1, 5, 15 and 60 minutes, then gives up',
  async (status) => {
    fake.setFault('*', { kind: 'status', status });
    const before = fake.requests();
    const id = await write();
    let at = 0;
    for (const pause of [1, 5, 15, 60]) {
      await drain(later(at));
      expect(await rowOf(id)).toMatchObject({ state: 'waiting', nextAt: later(at + pause) });
      at += pause;
    }
    await drain(later(at));
    expect(await rowOf(id)).toMatchObject({ state: 'by-hand', reason: 'no-answer', attempts: 5 });
    expect(fake.requests() - before).toBe(5);
  },
);

test('waits as long as Retry-After says, and not past the use of the message', async () => {
  fake.setFault('*', { kind: 'status', status: 429, retryAfter: '1800' });
  const long = await write();
  await drain();
  expect(await rowOf(long)).toMatchObject({ state: 'waiting', nextAt: later(30) });
  fake.setFault('*', { kind: 'status', status: 429, retryAfter: String(13 * 60 * 60) });
  const tooLong = await write({ kind: 'moved' });
  await drain();
  expect(await rowOf(tooLong)).toMatchObject({ state: 'by-hand' });
});

test.each<[string, Partial<Outbox>, string, string | null]>([
  [
    'the kind is off',
    { settings: messagesOn({ kinds: { ...messagesOn().kinds, confirmed: false } }) },
    'dropped',
    'off',
  ],
  [
    'the person was not asked',
    { resolveMessage: async () => agreedPerson({ consent: null }) },
    'dropped',
    'no-consent',
  ],
  [
    'the person said no',
    { resolveMessage: async () => agreedPerson({ consent: 'none' }) },
    'dropped',
    'no-consent',
  ],
  [
    'the visit changed',
    { resolveMessage: async () => agreedPerson({ stillHolds: false }) },
    'dropped',
    'superseded',
  ],
  ['the person is erased', { resolveMessage: async () => undefined }, 'dropped', 'erased'],
  [
    'the number is a landline',
    { resolveMessage: async () => agreedPerson({ phone: '1722345678' }) },
    'by-hand',
    'landline',
  ],
  ['there is no gateway', { gateways: {} }, 'by-hand', 'no-gateway'],
  [
    'there is no gateway, and the desk sends nothing',
    { gateways: {}, settings: messagesOn({ channels: { sms: true, whatsapp: true, 'by-hand': false } }) },
    'dropped',
    'off',
  ],
  [
    'no test with the settings of the channel has arrived',
    { settings: messagesOn({ tested: { sms: true, whatsapp: false } }) },
    'by-hand',
    'no-gateway',
  ],
  ['the brand is missing', { settings: messagesOn({ brand: '' }) }, 'by-hand', 'no-gateway'],
  [
    'the text is not registered',
    { settings: messagesOn({ templates: { sms: {}, whatsapp: {} } }) },
    'by-hand',
    'no-gateway',
  ],
  [
    'the day’s cap is reached',
    { settings: messagesOn({ caps: { day: paise(14), month: fromRupees(100) } }) },
    'by-hand',
    'cap',
  ],
  [
    'the month’s cap is reached',
    { settings: messagesOn({ caps: { day: fromRupees(100), month: paise(14) } }) },
    'by-hand',
    'cap',
  ],
])('does not ask a gateway if %s', async (_, overrides, state, reason) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const before = fake.requests();
  const id = await write();
  await drain(noon, overrides);
  await drain(later(60), overrides);
  expect(await rowOf(id)).toMatchObject({ state, reason, provider: null, costPaise: null });
  expect(fake.requests()).toBe(before);
});

test('sends nothing to a person who asked for no more messages', async () => {
  await recordStop(store.database, '9876543210', 'whatsapp', noon);
  await recordStop(store.database, '9876543210', 'desk', noon);
  const id = await write();
  await drain();
  expect(await rowOf(id)).toMatchObject({ state: 'dropped', reason: 'stopped' });
});

test('spends no more than the cap of a day, counts the messages before, and tells the owner', async () => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => {});
  const accepted = acceptedSince();
  const settings = messagesOn({ caps: { day: paise(45), month: fromRupees(100) } });
  await write();
  await drain(noon, { settings });
  for (let count = 0; count < 5; count += 1) await write();
  await drain(noon, { settings });
  expect(accepted()).toHaveLength(3);
  expect((await listLeftToDesk(store)).map(({ reason }) => reason)).toEqual(['cap', 'cap', 'cap']);
  const events = lines.mock.calls.map(([line]) => JSON.parse(String(line)).event);
  expect(events).toEqual(['message cap reached']);
  const nextDay = momentInIndia('2026-11-21', 12 * 60);
  await write({ now: nextDay });
  await drain(nextDay, { settings });
  expect(accepted()).toHaveLength(4);
});

test('sends three messages a day to a phone because of visitors, and leaves more to the desk', async () => {
  const accepted = acceptedSince();
  const actor = { kind: 'visitor', address: '10.0.0.9' } as const;
  for (let count = 0; count < 5; count += 1) await write({ kind: 'received', actor });
  await write({ kind: 'confirmed' });
  await drain();
  expect(accepted()).toHaveLength(4);
  expect(await listLeftToDesk(store)).toHaveLength(2);
});

test('an address causes ten messages an hour, and leaves more to the desk', async () => {
  const from = (address: string) => ({ kind: 'visitor', address }) as const;
  for (let count = 0; count < 12; count += 1) await write({ kind: 'received', actor: from('10.0.0.7') });
  await write({ kind: 'received', actor: from('10.0.0.8') });
  await write({ kind: 'received', actor: from('10.0.0.7'), now: later(60) });
  const states = (await rows()).map(({ state, reason }) => `${state} ${reason}`);
  expect(states.filter((one) => one === 'by-hand cap')).toHaveLength(2);
  expect(states.filter((one) => one === 'waiting null')).toHaveLength(12);
  expect((await listLeftToDesk(store)).map(({ endedAt }) => endedAt)).toEqual([noon, noon]);
});

test.each(timeZones)(
  'sends nothing from 21:00 to 07:30 in India while the machine is in %s',
  async (zone) => {
    setTimeZone(zone);
    const accepted = acceptedSince();
    const evening = momentInIndia('2026-11-20', 20 * 60 + 58);
    await write({ now: evening });
    for (const [day, minute] of [
      ['2026-11-20', 21 * 60],
      ['2026-11-20', 23 * 60 + 59],
      ['2026-11-21', 0],
      ['2026-11-21', 7 * 60 + 29],
    ] as const) {
      await drain(momentInIndia(day, minute));
      expect(accepted(), `${day} ${minute}`).toHaveLength(0);
    }
    await drain(momentInIndia('2026-11-21', 7 * 60 + 30));
    expect(accepted()).toHaveLength(1);
    await write({ now: later(1, evening) });
    await drain(later(1, evening));
    expect(accepted()).toHaveLength(2);
  },
);

test('drops a message after twelve hours, also one that waits for the desk', async () => {
  const waiting = await write();
  const byHand = await write({ kind: 'moved' });
  await drain(noon, {
    gateways: {},
    resolveMessage: async ({ subjectId }) => agreedPerson({ stillHolds: subjectId !== 'x' }),
  });
  await store.database.update(messages).set({ state: 'waiting' }).where(eq(messages.subjectId, waiting));
  await drain(later(12 * 60));
  for (const id of [waiting, byHand])
    expect(await rowOf(id)).toMatchObject({ state: 'dropped', reason: 'expired' });
});

test('drops what waits for a gateway or for the desk, and nothing that went out', async () => {
  const sent = await write();
  await drain();
  const waiting = await write();
  for (const id of [sent, waiting])
    await dropWaiting(commandFor(store), { kind: 'appointment', id }, 'cancelled', sql`true`);
  const kept = await write();
  await dropWaiting(commandFor(store), { kind: 'appointment', id: kept }, 'cancelled', sql`false`);
  expect(await rowOf(sent)).toMatchObject({ state: 'sent' });
  expect(await rowOf(waiting)).toMatchObject({ state: 'dropped', reason: 'cancelled' });
  expect(await rowOf(kept)).toMatchObject({ state: 'waiting' });
});

test('a message that was given to no gateway when its run stopped is sent by a later run', async () => {
  const accepted = acceptedSince();
  const id = await write();
  await claimDue(store.database, 'a run that stopped', noon);
  await drain(later(1));
  expect(accepted()).toHaveLength(0);
  await drain(later(2));
  expect(await rowOf(id)).toMatchObject({ state: 'sent' });
  expect(accepted()).toHaveLength(1);
});

/** A database whose calls fail from one call on, as if the Worker was killed there. */
function killedAfter(calls: number) {
  let left = calls;
  const alive = () => {
    left -= 1;
    if (left < 0) throw new Error('D1_ERROR: Network connection lost.');
  };
  const originals = new WeakMap<object, D1PreparedStatement>();
  const mortal = (statement: D1PreparedStatement): D1PreparedStatement => {
    const run = (method: 'all' | 'run' | 'raw' | 'first') =>
      (async (...given: never[]) => {
        alive();
        return (statement[method] as (...all: never[]) => unknown)(...given);
      }) as never;
    const wrapped = {
      bind: (...values: unknown[]) => mortal(statement.bind(...values)),
      ...{ all: run('all'), run: run('run'), raw: run('raw'), first: run('first') },
    } as unknown as D1PreparedStatement;
    originals.set(wrapped, statement);
    return wrapped;
  };
  const database = openDatabase({
    prepare: (query: string) => mortal(store.binding.prepare(query)),
    async batch(statements: D1PreparedStatement[]) {
      alive();
      return store.binding.batch(statements.map((one) => originals.get(one) ?? one));
    },
  } as unknown as D1Database);
  return { database, isKilled: () => left < 0 };
}

test('sends each message at most once, and loses none, if a run is killed between any two steps', async () => {
  const ends = new Set<string | undefined>();
  for (let calls = 0; ; calls += 1) {
    const accepted = acceptedSince();
    const ids = [await write(), await write({ kind: 'moved' }), await write({ kind: 'cancelled' })];
    const { database, isKilled } = killedAfter(calls);
    const run = drainOutbox(outboxFor({ database }, fake), noon);
    await run.catch(() => {});
    for (const minute of [1, 2, 3, 20]) await drain(later(minute));
    const sent = accepted().map(({ messageId }) => messageId);
    expect(new Set(sent).size, `killed after ${calls} calls`).toBe(sent.length);
    for (const id of ids) {
      const row = await rowOf(id);
      ends.add(row?.state);
      // A message that the gateway did not take is never noted as sent, and none is left in between.
      expect(['sent', 'unclear', 'by-hand']).toContain(row?.state);
      if (row?.state === 'sent') expect(sent).toContain(row.id);
    }
    await store.binding.prepare('delete from messages').run();
    if (!isKilled()) break;
  }
  expect(ends).toEqual(new Set(['sent', 'unclear', 'by-hand']));
});

test('notes who sent a message by hand, once', async () => {
  const id = await write();
  await drain(noon, { gateways: {} });
  const row = await rowOf(id);
  expect(await markSentByHand(commandFor(store), row?.id ?? '')).toBe(true);
  expect(await markSentByHand(commandFor(store), row?.id ?? '')).toBe(false);
  expect(await rowOf(id)).toMatchObject({ state: 'sent-by-hand', channel: 'by-hand' });
  const audited = await store.binding
    .prepare('select action, user_id from audit_log where target = ?')
    .bind(row?.id)
    .all();
  expect(audited.results).toEqual([{ action: 'message.sent-by-hand', user_id: 'staff-1' }]);
});

test('deletes messages after 400 days, and no stop', async () => {
  await write();
  await recordStop(store.database, '9876543210', 'desk', noon);
  const day = 24 * 60;
  await sweepMessages(store.database, later(400 * day));
  expect(await rows()).toHaveLength(1);
  await sweepMessages(store.database, later(401 * day));
  expect(await rows()).toHaveLength(0);
  expect(await store.database.select().from(messageStops)).toHaveLength(1);
});
