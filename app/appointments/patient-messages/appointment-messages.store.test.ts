import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { messages } from '#app/messages/message.schema.server.ts';
import { drainOutbox } from '#app/messages/outbox.server.ts';
import { openDatabase } from '#app/platform/database/database.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { momentInIndia } from '#app/time/calendar.ts';
import { addDoctorWithHours, asVisitor, bookingInput, newPhone } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { faultyDatabase, seededRandom } from '#tests/support/faults.ts';
import { type FakeGateways, startFakeGateways } from '#tests/support/message-gateways.ts';
import { messagesOn, outboxFor } from '#tests/support/messages.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { thirdUnlessFull } from '#tests/support/test-matrix.ts';
import { storeFiles, whenChanged } from '#tests/support/when-changed.ts';
import { bookAppointment } from '../appointment.commands.server.ts';
import type { ChangeInput } from '../appointment.input.server.ts';
import { findAppointment } from '../appointment.queries.server.ts';
import { type Appointment, isLive } from '../appointment.values.ts';
import { changeAppointment, undoChange } from '../appointment-change.server.ts';
import { eraseAppointments, sweepAppointments } from '../appointment-privacy.server.ts';
import {
  feedbackStatements,
  reminderStatements,
  resolveAppointmentMessage,
} from './appointment-messages.server.ts';

/** Random sequences take seconds, so they run when the code of a store has changed. */
const it = whenChanged('random sequences', storeFiles);

let store: TestStore;
let fake: FakeGateways;
let doctor: DoctorHours;
const noon = momentInIndia('2026-11-20', 12 * 60);
beforeAll(async () => {
  [store, fake] = await Promise.all([openTestStore(), startFakeGateways()]);
});
afterAll(async () => {
  await Promise.all([store.dispose(), fake.close()]);
});
beforeEach(async () => {
  doctor = await addDoctorWithHours(commandFor(store));
});

const minutes = (count: number, from = noon) => new Date(from.getTime() + count * 60_000);
const staffAt = (now: Date): Command => commandFor(store, { now });

async function book(now = noon, overrides: Parameters<typeof bookingInput>[0] = {}, actor = staffAt(now)) {
  return bookAppointment(actor, doctor, bookingInput({ doctorId: doctor.id, ...overrides }));
}

async function change(one: { readonly id: string }, input: Partial<ChangeInput>, now = noon) {
  const before = await findAppointment(store.database, one.id);
  if (!before) throw new Error('The appointment is gone.');
  return changeAppointment(staffAt(now), before, { reason: null, ...input } as ChangeInput, doctor);
}

const confirm = { status: 'confirmed' } as const;
const cancel = { status: 'cancelled' } as const;
const moveTo = (minute: number, day = '2026-11-24') => ({ place: { day, minute } });

/** One run of the cron, for persons who agreed to WhatsApp. Returns the kinds and times that went out. */
async function runAt(now: Date) {
  const before = fake.accepted.length;
  const command = commandFor(store, { now, actor: { kind: 'system' } });
  const reminders = reminderStatements(command, messagesOn());
  for (const reminder of reminders) await reminder;
  await drainOutbox(
    outboxFor(store, fake, {
      async resolveMessage(message) {
        const person = await resolveAppointmentMessage(store.database, message);
        return person && { ...person, consent: 'whatsapp' };
      },
    }),
    now,
  );
  const sent = fake.accepted.slice(before);
  const rows = await store.database.select().from(messages);
  return sent.map(({ messageId, variables: [when] }) => {
    const row = rows.find(({ id }) => id === messageId);
    return { id: row?.subjectId, told: `${row?.kind} ${when}` };
  });
}

const toldAt = async (one: { readonly id: string }, now: Date) =>
  (await runAt(now)).filter(({ id }) => id === one.id).map(({ told }) => told);

const messagesOf = ({ id }: { readonly id: string }) =>
  store.database
    .select()
    .from(messages)
    .where(eq(messages.subjectId, id))
    .orderBy(asc(messages.createdAt), asc(messages.subjectVersion));

const statesOf = async (one: { readonly id: string }) =>
  (await messagesOf(one)).map(({ kind, state, reason }) => [kind, state, reason]);

const ten = 'Tue 24 Nov, 10:00 AM';
const eleven = 'Tue 24 Nov, 11:00 AM';

test('a visitor’s booking is told at once, and one that is refused is not', async () => {
  const first = await book(noon, {}, asVisitor(staffAt(noon)));
  await expect(book(noon, {}, asVisitor(staffAt(noon)))).rejects.toBeInstanceOf(ProblemError);
  expect(await toldAt(first, noon)).toEqual([`received ${ten}`]);
  const all = await store.database.select().from(messages).where(eq(messages.madeBy, 'visitor'));
  expect(all).toHaveLength(1);
});

test('a change by staff waits ten minutes, and a visitor’s own does not', async () => {
  const one = await book();
  await change(one, confirm);
  expect(await toldAt(one, minutes(9))).toEqual([]);
  expect(await toldAt(one, minutes(10))).toEqual([`confirmed ${ten}`]);
  const before = await findAppointment(store.database, one.id);
  const visitor = asVisitor(staffAt(minutes(20)));
  await changeAppointment(visitor, before as Appointment, { ...cancel, reason: null }, null);
  expect(await toldAt(one, minutes(20))).toEqual([`cancelled ${ten}`]);
});

test('a change by staff is told at once if the visit is less than three hours ahead', async () => {
  const nine = momentInIndia('2026-11-24', 9 * 60);
  const one = await book(nine, { minute: 11 * 60, inBetween: true });
  await change(one, confirm, nine);
  expect(await toldAt(one, nine)).toEqual([`confirmed ${eleven}`]);
});

test('an arrival that confirms tells nothing, and drops what waits', async () => {
  const one = await book();
  await change(one, { arrived: true });
  expect(await toldAt(one, minutes(60))).toEqual([]);
  expect(await statesOf(one)).toEqual([['received', 'dropped', 'superseded']]);
});

test.each<[string, (one: Appointment) => Promise<unknown>, readonly string[]]>([
  ['cancelled', (one) => change(one, cancel, minutes(2)), [`cancelled ${ten}`]],
  ['moved', (one) => change(one, moveTo(660), minutes(2)), [`moved ${eleven}`]],
  ['taken back', (one) => undoChange(staffAt(minutes(2)), one.id, 2), []],
  ['completed', (one) => change(one, { status: 'completed' }, minutes(2)), []],
])('a confirmation that waits goes not out once the visit is %s', async (_, act, told) => {
  const one = await book();
  await change(one, confirm);
  await act(one);
  const all = [];
  for (const minute of [10, 12, 20, 60]) all.push(...(await toldAt(one, minutes(minute))));
  expect(all).toEqual(told);
});

test('a cancellation that waits goes not out once the person is erased', async () => {
  const phone = newPhone();
  const one = await book(noon, { phone });
  await change(one, cancel);
  await eraseAppointments(staffAt(minutes(3)), phone);
  expect(await toldAt(one, minutes(20))).toEqual([]);
  expect(await statesOf(one)).toContainEqual(['cancelled', 'dropped', 'erased']);
});

test('a message about an appointment without personal data goes not out', async () => {
  const one = await book();
  await change(one, cancel);
  await store.binding
    .prepare("update appointments set erase_on = '2026-11-20' where id = ?")
    .bind(one.id)
    .run();
  await sweepAppointments(store.database, minutes(3));
  expect(await toldAt(one, minutes(20))).toEqual([]);
});

test('a row names no person, and a log line of a run neither', async () => {
  const one = await book(noon, { patientName: 'Asha Rani Devi', callAs: 'Meena', note: 'A note' });
  await change(one, confirm);
  await runAt(minutes(10));
  const stored = JSON.stringify(await messagesOf(one));
  expect(stored).toContain(one.id);
  expect(stored).not.toMatch(/Asha|Meena|note|Dr\./);
  for (const secret of [one.phone, one.reference]) expect(stored).not.toContain(secret);
});

test('Undo of a cancellation that went out tells that the visit stands', async () => {
  const nine = momentInIndia('2026-11-24', 9 * 60);
  const one = await book(nine, { minute: 11 * 60, inBetween: true });
  await change(one, confirm, nine);
  await runAt(nine);
  await change(one, cancel, minutes(2, nine));
  expect(await toldAt(one, minutes(2, nine))).toEqual([`cancelled ${eleven}`]);
  await undoChange(staffAt(minutes(5, nine)), one.id, 3);
  expect(await toldAt(one, minutes(5, nine))).toEqual([`confirmed ${eleven}`]);
});

test('Undo of a move that did not go out leaves the confirmation that waited', async () => {
  const one = await book();
  await change(one, confirm);
  await change(one, moveTo(660), minutes(3));
  await undoChange(staffAt(minutes(5)), one.id, 3);
  expect(await toldAt(one, minutes(15))).toEqual([`confirmed ${ten}`]);
});

test('Undo of a cancellation that did not go out tells nothing to a person who knows the visit', async () => {
  const one = await book();
  await change(one, confirm);
  expect(await toldAt(one, minutes(10))).toEqual([`confirmed ${ten}`]);
  await change(one, cancel, minutes(30));
  await undoChange(staffAt(minutes(31)), one.id, 3);
  expect(await toldAt(one, minutes(60))).toEqual([]);
});

const evening = (minute: number) => momentInIndia('2026-11-23', minute);
const morning = (minute: number) => momentInIndia('2026-11-24', minute);

/** A visit at 10:00 on 24 November that was confirmed, and told, days before. */
async function confirmedVisit(minute = 600) {
  const one = await book(noon, { minute });
  await change(one, confirm);
  await runAt(minutes(10));
  return one;
}

test('reminds once in the evening before, and once two hours before', async () => {
  const one = await confirmedVisit();
  const told = [];
  for (let minute = 17 * 60; minute < 20 * 60 + 30; minute += 15)
    told.push(...(await toldAt(one, evening(minute))));
  expect(told).toEqual([`tomorrow ${ten}`]);
  for (let minute = 7 * 60; minute <= 10 * 60; minute += 15)
    told.push(...(await toldAt(one, morning(minute))));
  expect(told).toEqual([`tomorrow ${ten}`, 'today 10:00 AM']);
});

test('reminds of nothing that is requested, cancelled, completed or here already', async () => {
  const requested = await book();
  const cancelled = await confirmedVisit(630);
  const completed = await confirmedVisit(660);
  const arrived = await confirmedVisit(690);
  await change(cancelled, cancel);
  await change(completed, { status: 'completed' });
  await change(arrived, { arrived: true });
  await runAt(minutes(20));
  const told = [...(await runAt(evening(18 * 60))), ...(await runAt(morning(9 * 60)))];
  const ids = told.map(({ id }) => id);
  for (const { id } of [requested, cancelled, completed, arrived]) expect(ids).not.toContain(id);
});

test.each([
  ['the whole evening', [evening(20 * 60)], [morning(8 * 60)], ['today 10:00 AM']],
  ['until 23 minutes before the visit', [evening(20 * 60)], [morning(9 * 60 + 37)], []],
  ['from the evening until the visit has begun', [evening(17 * 60)], [morning(10 * 60 + 1)], []],
])('a cron that is late for %s sends no dead reminder', async (_, before, after, expected) => {
  const one = await confirmedVisit();
  const told = [];
  for (const now of [...before, ...after]) told.push(...(await toldAt(one, now)));
  expect(told).toEqual(expected);
});

test('a reminder that was made but not sent for three hours is dropped', async () => {
  const one = await confirmedVisit();
  const command = commandFor(store, { now: evening(19 * 60 + 59), actor: { kind: 'system' } });
  for (const reminder of reminderStatements(command, messagesOn())) await reminder;
  expect((await messagesOf(one)).at(-1)).toMatchObject({ kind: 'tomorrow', state: 'waiting' });
  expect(await toldAt(one, evening(23 * 60))).toEqual([]);
  expect(await toldAt(one, morning(7 * 60 + 30))).toEqual([]);
  expect((await messagesOf(one)).find(({ kind }) => kind === 'tomorrow')).toMatchObject({
    state: 'dropped',
    reason: 'expired',
    expiresAt: morning(0),
  });
});

test('a visit that was confirmed shortly before needs no reminder', async () => {
  const late = await book(evening(15 * 60), { minute: 600 });
  await change(late, confirm, evening(16 * 60));
  const early = await book(evening(15 * 60), { minute: 630 });
  await change(early, confirm, evening(15 * 60 + 59));
  await runAt(evening(16 * 60 + 30));
  expect(await toldAt(late, evening(18 * 60))).toEqual([]);
  expect((await messagesOf(early)).at(-1)).toMatchObject({ kind: 'tomorrow', state: 'sent' });
  const sameDay = await book(morning(9 * 60), { minute: 13 * 60 });
  await change(sameDay, confirm, morning(9 * 60 + 1));
  const earlier = await book(morning(8 * 60), { minute: 13 * 60 + 30 });
  await change(earlier, confirm, morning(8 * 60 + 1));
  const told = (await runAt(morning(11 * 60 + 30))).filter(({ told: text }) => text.startsWith('today'));
  expect(told.map(({ id }) => id)).toEqual([earlier.id]);
});

test('a move that was taken back does not count as a late confirmation', async () => {
  const one = await confirmedVisit();
  await change(one, moveTo(660), evening(17 * 60));
  await undoChange(staffAt(evening(17 * 60 + 5)), one.id, 3);
  expect(await toldAt(one, evening(18 * 60))).toEqual([`tomorrow ${ten}`]);
});

test('a visit that got another doctor shortly before is still reminded of', async () => {
  const one = (await findAppointment(store.database, (await confirmedVisit()).id)) as Appointment;
  const other = await addDoctorWithHours(commandFor(store));
  const given = { place: { day: one.day, minute: one.minute, doctorId: other.id }, reason: null };
  await changeAppointment(staffAt(evening(17 * 60)), one, given, other);
  expect(await toldAt(one, evening(18 * 60))).toEqual([`tomorrow ${ten}`]);
});

test('a person who did not agree has one dropped reminder, not one each minute', async () => {
  const one = await confirmedVisit();
  for (const minute of [0, 1, 2]) {
    const now = evening(18 * 60 + minute);
    const command = commandFor(store, { now, actor: { kind: 'system' } });
    for (const reminder of reminderStatements(command, messagesOn())) await reminder;
    await drainOutbox(
      outboxFor(store, fake, {
        resolveMessage: (message) => resolveAppointmentMessage(store.database, message),
      }),
      now,
    );
  }
  expect((await statesOf(one)).filter(([kind]) => kind === 'tomorrow')).toEqual([
    ['tomorrow', 'dropped', 'no-consent'],
  ]);
});

test('no change is without its message, wherever the database fails', async () => {
  const faults = { share: 60, chance: seededRandom(7), count: 0 };
  const database = openDatabase(faultyDatabase(store.binding, faults));
  let written = 0;
  for (let round = 0; round < 20; round += 1) {
    const one = await book(noon, { minute: 540 + round * 30 - (round > 18 ? 570 : 0) });
    const faulty = { ...staffAt(noon), database };
    await changeAppointment(faulty, one, { ...confirm, reason: null }, doctor).catch(() => {});
    const after = await findAppointment(store.database, one.id);
    const rows = await messagesOf(one);
    const isConfirmed = after?.status === 'confirmed';
    if (isConfirmed) written += 1;
    expect(rows.filter(({ kind }) => kind === 'confirmed')).toHaveLength(isConfirmed ? 1 : 0);
    expect(rows[0]?.state).toBe(isConfirmed ? 'dropped' : 'waiting');
    if (!isConfirmed) await change(one, cancel);
    else await change(one, moveTo(540 + round * 30, '2026-11-27')).catch(() => {});
  }
  expect(written).toBeGreaterThan(3);
  expect(20 - written).toBeGreaterThan(3);
});

/** Mostly reminders and runs, so that visits live long enough to be reminded of. */
const step = fc.oneof(
  { weight: 1, arbitrary: fc.record({ do: fc.constant('confirm' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      minute: fc.constantFrom(600, 660),
      day: fc.constantFrom('2026-11-24', '2026-11-25'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('arrive' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('take back' as const) }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('remind' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('run' as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 11, 60) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never;

const begins = fc.constantFrom(
  noon,
  evening(17 * 60 + 55),
  evening(18 * 60),
  evening(19 * 60 + 50),
  morning(7 * 60 + 20),
  morning(8 * 60),
);

async function take(one: Step, id: string, now: Date) {
  const before = await findAppointment(store.database, id);
  if (!before) throw new Error('The appointment is gone.');
  if (one.do === 'take back') await undoChange(staffAt(now), id, before.version);
  if (one.do === 'confirm') await change(before, confirm, now);
  if (one.do === 'move') await change(before, moveTo(one.minute, one.day), now);
  if (one.do === 'cancel') await change(before, cancel, now);
  if (one.do === 'arrive') await change(before, { arrived: true }, now);
  if (one.do === 'run' || one.do === 'wait') await runAt(now);
  if (one.do === 'remind') {
    const command = commandFor(store, { now, actor: { kind: 'system' } });
    for (const reminder of reminderStatements(command, messagesOn())) await reminder;
  }
}

it('has at most one live reminder, of the present time, and tells nothing untrue, in any sequence of changes', async () => {
  let reminders = 0;
  let toldInAll = 0;
  await fc.assert(
    fc.asyncProperty(
      begins,
      fc.boolean(),
      fc.nat({ max: 3 }).map((number) => number > 0),
      fc.array(step, { minLength: 4, maxLength: 14 }),
      async (begin, byVisitor, isConfirmed, steps) => {
        doctor = await addDoctorWithHours(commandFor(store));
        await store.binding.batch(
          ['messages', 'appointments', 'window_counts'].map((table) =>
            store.binding.prepare(`delete from ${table}`),
          ),
        );
        let now = begin;
        const actor = byVisitor ? asVisitor(staffAt(noon)) : staffAt(noon);
        const { id } = await book(noon, { minute: 600 }, actor);
        if (isConfirmed) await change({ id }, confirm);
        await runAt(minutes(10));
        for (const one of steps) {
          if (one.do === 'wait') now = minutes(one.minutes, now);
          const before = fake.accepted.length;
          await take(one, id, now).catch((error: unknown) => expect(error).toBeInstanceOf(ProblemError));
          const present = await findAppointment(store.database, id);
          const rows = await messagesOf({ id });
          const live = rows.filter(({ state }) => ['waiting', 'by-hand'].includes(state));
          expect(live.length).toBeLessThanOrEqual(2);
          const remind = live.filter(
            ({ kind, expiresAt }) => ['tomorrow', 'today'].includes(kind) && expiresAt > now,
          );
          expect(remind.length).toBeLessThanOrEqual(1);
          reminders += remind.length;
          for (const { day, minute } of live) expect([day, minute]).toEqual([present?.day, present?.minute]);
          for (const { messageId } of fake.accepted.slice(before)) {
            const row = rows.find((each) => each.id === messageId);
            toldInAll += 1;
            expect([row?.day, row?.minute]).toEqual([present?.day, present?.minute]);
            if (row?.kind === 'cancelled') expect(present?.status).toBe('cancelled');
            else expect(isLive(present?.status ?? 'cancelled')).toBe(true);
          }
        }
        // Once everything that waits went out, a person with a visit ahead knows its time.
        const end = minutes(11, now);
        await runAt(end);
        const present = await findAppointment(store.database, id);
        const rows = await messagesOf({ id });
        const isAhead = present && momentInIndia(present.day, present.minute) > end;
        const known = rows
          .filter(({ kind, state }) => state === 'sent' && !['tomorrow', 'today'].includes(kind))
          .at(-1);
        const expired = rows.some(({ reason }) => reason === 'expired');
        if (isAhead && present.status === 'confirmed' && present.arrivedAt === null && !expired && known)
          expect([known.kind === 'cancelled', known.day, known.minute]).toEqual([
            false,
            present.day,
            present.minute,
          ]);
      },
    ),
    { numRuns: thirdUnlessFull(40), seed: 20261122 },
  );
  expect(
    [reminders, toldInAll].every((count) => count > thirdUnlessFull(10)),
    `${reminders} ${toldInAll}`,
  ).toBe(true);
}, 120_000);

/** A visit at 10:00 on a day, whose person agreed to a channel, with its outcome. */
async function visitedOn(
  day: string,
  {
    consent = 'whatsapp' as Appointment['messageChannel'],
    outcome = 'completed' as 'completed' | 'cancelled' | 'no-show',
    minute = 600,
  } = {},
) {
  const booked = await book(noon, { day, minute, messageChannel: consent });
  // Set directly, because a store without a brand asks nobody.
  await store.binding
    .prepare('update appointments set message_channel = ? where id = ?')
    .bind(consent, booked.id)
    .run();
  await change(booked, confirm);
  const evening20 = momentInIndia(day, 20 * 60);
  if (outcome === 'completed') await change(booked, { arrived: true }, evening20);
  await change(booked, { status: outcome }, evening20);
  await store.database.delete(messages).where(eq(messages.subjectId, booked.id));
  return booked;
}

/** Runs the cron of a minute for the questions after a visit. */
async function askAt(now: Date, settings = messagesOn()) {
  const before = fake.accepted.length;
  const command = commandFor(store, { now, actor: { kind: 'system' } });
  for (const statement of feedbackStatements(command, settings)) await statement;
  await drainOutbox(
    outboxFor(store, fake, {
      settings,
      resolveMessage: (message) => resolveAppointmentMessage(store.database, message),
    }),
    now,
  );
  return fake.accepted.slice(before);
}

const dayAfter = (minute: number, day = '2026-12-02') => momentInIndia(day, minute);

test('a person who agreed to WhatsApp is asked once how a visit was, on the next morning from 10:00', async () => {
  const one = await visitedOn('2026-12-01');
  expect(await askAt(dayAfter(9 * 60 + 59))).toEqual([]);
  const [asked, ...others] = await askAt(dayAfter(10 * 60));
  expect(others).toEqual([]);
  expect(asked).toMatchObject({
    provider: 'whatsapp',
    template: 'one',
    variables: [expect.stringMatching(/^Tue 1 Dec, 10:00 AM$/)],
  });
  for (const minute of [601, 700, 19 * 60 + 59]) expect(await askAt(dayAfter(minute))).toEqual([]);
  expect(await askAt(dayAfter(10 * 60, '2026-12-03'))).toEqual([]);
  expect(await statesOf(one)).toEqual([['feedback', 'sent', null]]);
});

test('nobody is asked after a visit that was missed or cancelled, without WhatsApp, or while the kind is off', async () => {
  const visits = [
    await visitedOn('2026-12-03', { outcome: 'no-show' }),
    await visitedOn('2026-12-03', { outcome: 'cancelled', minute: 630 }),
    await visitedOn('2026-12-03', { consent: 'sms', minute: 660 }),
    await visitedOn('2026-12-03', { consent: 'none', minute: 690 }),
    await visitedOn('2026-12-03', { consent: null, minute: 720 }),
  ];
  expect(await askAt(dayAfter(11 * 60, '2026-12-04'))).toEqual([]);
  for (const visit of visits) expect(await statesOf(visit)).toEqual([]);
  const one = await visitedOn('2026-12-03', { minute: 750 });
  const { kinds } = messagesOn();
  const off = messagesOn({ kinds: { ...kinds, feedback: false } });
  expect(await askAt(dayAfter(11 * 60, '2026-12-04'), off)).toEqual([]);
  expect(await statesOf(one)).toEqual([]);
});

test('a visit that was completed by mistake is not asked about, and one whose person turned to SMS neither', async () => {
  const [mistaken, turned] = [await visitedOn('2026-12-05'), await visitedOn('2026-12-05', { minute: 630 })];
  const now = dayAfter(10 * 60, '2026-12-06');
  const command = commandFor(store, { now, actor: { kind: 'system' } });
  for (const statement of feedbackStatements(command, messagesOn())) await statement;
  await store.binding.batch([
    store.binding.prepare("update appointments set status = 'no-show' where id = ?").bind(mistaken.id),
    store.binding.prepare("update appointments set message_channel = 'sms' where id = ?").bind(turned.id),
  ]);
  expect(await askAt(now)).toEqual([]);
  expect(await statesOf(mistaken)).toEqual([['feedback', 'dropped', 'superseded']]);
  expect(await statesOf(turned)).toEqual([['feedback', 'dropped', 'no-consent']]);
});

test('a landline is not asked how a visit was, and the desk does not call it for that', async () => {
  const one = await visitedOn('2026-12-09');
  await store.binding.prepare("update appointments set phone = '1722500001' where id = ?").bind(one.id).run();
  for (const minute of [600, 601]) expect(await askAt(dayAfter(minute, '2026-12-10'))).toEqual([]);
  expect(await statesOf(one)).toEqual([['feedback', 'dropped', 'landline']]);
});

test('the question after a visit ends in the evening, is never an SMS, and is not made for data to be erased', async () => {
  const [late, erased] = [await visitedOn('2026-12-07'), await visitedOn('2026-12-07', { minute: 630 })];
  await store.binding
    .prepare("update appointments set erase_on = '2027-12-07' where id = ?")
    .bind(erased.id)
    .run();
  const now = dayAfter(10 * 60, '2026-12-08');
  fake.setFault('*', { kind: 'error', code: 131026 });
  await askAt(now);
  fake.setFault('*', undefined);
  expect(await messagesOf(erased)).toEqual([]);
  // The desk would send an SMS to a number without WhatsApp.
  expect(await messagesOf(late)).toMatchObject([
    { state: 'failed', reason: 'phone', expiresAt: dayAfter(20 * 60, '2026-12-08') },
  ]);
});
