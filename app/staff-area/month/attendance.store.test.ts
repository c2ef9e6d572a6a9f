import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveFacts, undoFacts } from '#app/hospital/hospital.commands.server.ts';
import { findFirstSwitchOn } from '#app/hospital/hospital.queries.server.ts';
import { messages } from '#app/hospital/sections/messages.server.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { addDays, momentInIndia } from '#app/time/calendar.ts';
import { commandFor } from '#tests/support/command.ts';
import { queryCostOf } from '#tests/support/query-cost.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { readAttendanceFigures } from './attendance.server.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.dispose());

/** Day on which a channel was first switched on. */
const first = '2026-11-20';
const at = (day: string, minute = 12 * 60) => momentInIndia(day, minute);

let visits = 0;

/** Adds a visit with its outcome, and returns its id. */
async function addVisit(day: string, status: string, agreed: string | null = null): Promise<string> {
  visits += 1;
  const id = `visit-${visits}`;
  await store.binding
    .prepare(
      `insert into appointments (id, reference, doctor_id, doctor_name, fee_paise, visit, day, minute, status, in_between,
        patient_name, phone, booked_for, safe_to_call, created_at, updated_at, version, message_channel)
      values (?1, ?1, ?1, 'Dr. A', 0, 'hospital', ?2, 600, ?3, 0, 'Person', '9000000000', 'self', 1, 0, 0, 1, ?4)`,
    )
    .bind(id, day, status, agreed)
    .run();
  return id;
}

const addSentByHand = (id: string) =>
  store.binding
    .prepare(
      `insert into messages (id, kind, audience, subject_kind, subject_id, subject_version, state, dedupe_key, due_at,
        next_at, expires_at, attempts, made_by, created_at)
      values (?1, 'tomorrow', 'patient', 'appointment', ?1, 1, 'sent-by-hand', ?1, 0, 0, 0, 1, 'site', 0)`,
    )
    .bind(id)
    .run();

const saveAt = (day: string, changed: Readonly<Record<string, string>>, version: number) =>
  saveFacts(
    commandFor(store, { now: at(day) }),
    messages,
    { ...messages.textsOf(defaultFacts), ...changed },
    version,
  );

test('says nothing before a channel was switched on, and remembers the first time afterwards', async () => {
  expect(await readAttendanceFigures(store.database, at(first))).toBeNull();
  await saveAt(addDays(first, -3), { brand: 'PMWH' }, 0);
  expect(await findFirstSwitchOn(store.database)).toBeNull();
  await saveAt(first, { brand: 'PMWH', 'channel-by-hand': 'on' }, 1);
  await saveAt(addDays(first, 1), { brand: 'PMWH' }, 2);
  await saveAt(addDays(first, 2), { brand: 'PMWH', 'channel-whatsapp': 'on' }, 3);
  expect(await findFirstSwitchOn(store.database)).toEqual(at(first));
  await undoFacts(commandFor(store, { now: at(addDays(first, 3)) }), messages, 4);
  expect(await findFirstSwitchOn(store.database)).toEqual(at(first));
});

test('counts the 28 days before and all days since, by the answer about messages, and only visits with an outcome', async () => {
  await addVisit(addDays(first, -29), 'completed');
  await addVisit(addDays(first, -28), 'completed', 'whatsapp');
  await addVisit(addDays(first, -1), 'no-show');
  await addVisit(first, 'completed');
  await addVisit(first, 'no-show', 'none');
  await addVisit(first, 'completed', 'sms');
  await addVisit(addDays(first, 9), 'no-show', 'whatsapp');
  await addSentByHand(await addVisit(addDays(first, 10), 'completed', 'whatsapp'));
  // A later no ends the agreement, whatever was sent before.
  await addSentByHand(await addVisit(addDays(first, 10), 'completed', 'none'));
  for (const status of ['requested', 'confirmed', 'cancelled'])
    await addVisit(addDays(first, 1), status, 'sms');
  await addVisit(addDays(first, 11), 'completed', 'sms');
  expect(await readAttendanceFigures(store.database, at(addDays(first, 10)))).toEqual({
    before: { span: { from: addDays(first, -28), until: first }, all: { came: 1, missed: 1 } },
    since: {
      span: { from: first, until: addDays(first, 11) },
      isCut: false,
      byGroup: {
        none: { came: 2, missed: 1 },
        sms: { came: 1, missed: 0 },
        whatsapp: { came: 0, missed: 1 },
        'by-hand': { came: 1, missed: 0 },
      },
    },
  });
});

test('counts no day from which the messages are deleted', async () => {
  const figures = await readAttendanceFigures(store.database, at(addDays(first, 409)));
  expect(figures?.since).toMatchObject({
    span: { from: addDays(first, 10), until: addDays(first, 410) },
    isCut: true,
    byGroup: { 'by-hand': { came: 1, missed: 0 }, sms: { came: 1, missed: 0 }, whatsapp: { missed: 0 } },
  });
});

test('reads appointments by their day and messages by their appointment', async () => {
  const { plan } = await queryCostOf(store.binding, (database) =>
    readAttendanceFigures(database, at(addDays(first, 10))),
  );
  expect(plan.filter((step) => /^SCAN/i.test(step))).toEqual([]);
  expect(plan.join(' | ')).toContain('appointments_day');
  expect(plan.join(' | ')).toContain('messages_subject');
});
