import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  feedbackStatements,
  reminderStatements,
} from '#app/appointments/patient-messages/appointment-messages.server.ts';
import { momentInIndia } from '#app/time/calendar.ts';
import { commandFor } from '#tests/support/command.ts';
import { startFakeGateways, whatsappWebhookBody } from '#tests/support/message-gateways.ts';
import { agreedPerson, messagesOn, outboxFor } from '#tests/support/messages.ts';
import { queryCostOf } from '#tests/support/query-cost.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { recordReports } from './delivery-report.server.ts';
import { dropWaiting } from './message.commands.server.ts';
import {
  countForDesk,
  countReminders,
  listForDesk,
  listLatest,
  listMessagesOf,
  listWaiting,
} from './message.queries.server.ts';
import { drainOutbox } from './outbox.server.ts';
import { claimDue, endOverdue } from './outbox-rows.server.ts';
import { whatsappEvents } from './whatsapp.server.ts';

const now = momentInIndia('2026-11-20', 18 * 60 + 30);
const stored = 100_000;
const due = 20;

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  // A year of messages that ended, half of them dropped, ten that wait until tomorrow, and those that are due.
  await store.binding
    .prepare(
      `with recursive n(i) as (select 0 union all select i + 1 from n where i < ?1)
      insert into messages (id, kind, audience, subject_kind, subject_id, subject_version, day, minute, state, dedupe_key,
        due_at, next_at, expires_at, attempts, made_by, created_at, provider, provider_id, ended_at, cost_paise)
      select 'm' || i, 'confirmed', 'patient', 'appointment', 'a' || i, 1, '2026-11-21', 600,
        case when i < ?2 + 10 then 'waiting' when i % 2 then 'delivered' else 'dropped' end, 'confirmed:a' || i || ':1',
        ?3, iif(i < ?2, ?3, ?3 + 86400000), ?3 + 172800000, 0, 'site', ?3 - i * 300000,
        iif(i < ?2 + 10 or i % 2 = 0, null, 'whatsapp'), iif(i < ?2 + 10 or i % 2 = 0, null, 'p' || i), iif(i < ?2 + 10, null, ?3 - i * 300000), 15 from n`,
    )
    .bind(stored - 1, due, now.getTime())
    .run();
  await store.binding
    .prepare(
      `with recursive n(i) as (select 0 union all select i + 1 from n where i < 9999)
      insert into appointments (id, reference, doctor_id, doctor_name, fee_paise, visit, day, minute, status, in_between,
        patient_name, phone, booked_for, safe_to_call, created_at, updated_at, version)
      select 'a' || i, 'R' || i, 'd' || i, 'Dr. Many', 80000, 'hospital', date('2026-11-01', '+' || (i / 25) || ' days'), 600,
        'confirmed', 0, 'Person', '9000000000', 'self', 1, 0, 0, 1 from n`,
    )
    .run();
});
afterAll(() => store.dispose());

/** Runs a statement, and returns its plan and the rows that it read. */
async function costOf(statement: { toSQL: () => { sql: string; params: unknown[] } }) {
  const { sql: query, params } = statement.toSQL();
  const bound = (text: string) => store.binding.prepare(text).bind(...params);
  const plan = await bound(`explain query plan ${query}`).all<{ detail: string }>();
  const { meta } = await bound(query).all();
  return { plan: plan.results.map(({ detail }) => detail), rowsRead: meta.rows_read };
}

test('the statements of each minute read by index, and few rows of 100,000', async () => {
  const command = commandFor(store, { actor: { kind: 'system' }, now });
  const subject = { kind: 'appointment', id: 'a25' } as const;
  const costs = [];
  for (const statement of [
    ...endOverdue(store.database, now),
    claimDue(store.database, 'a run', now),
    ...reminderStatements(command, messagesOn()),
    ...feedbackStatements(command, messagesOn()),
    dropWaiting(command, subject, 'cancelled', sql`true`),
  ])
    costs.push(await costOf(statement));
  expect(costs).toHaveLength(10);
  for (const { plan, rowsRead } of costs) {
    const shown = `${rowsRead} rows read: ${plan.join(' | ')}`;
    expect(plan.length, shown).toBeGreaterThan(0);
    expect(
      plan.filter((step) => /^SCAN|TEMP B-TREE/i.test(step)),
      shown,
    ).toEqual([]);
    // 25 visits a day, each with its history and its earlier messages; 20 claimed messages.
    expect(rowsRead, shown).toBeLessThanOrEqual(200);
  }
  const claimed = await store.binding
    .prepare("select count(*) as count from messages where state = 'sending'")
    .first();
  expect(claimed).toEqual({ count: due });
});

test('a report, and the list of the desk, read few rows of 100,000', async () => {
  const reports = whatsappEvents(
    JSON.parse(whatsappWebhookBody([{ id: 'p99999', messageId: 'm99999', status: 'read' }])),
    now,
  );
  const cost = await queryCostOf(store.binding, async (database) => {
    await recordReports(database, reports, now, 'r1');
    await listForDesk(database, messagesOn(), now);
  });
  const shown = `${cost.rowsRead} rows read: ${cost.plan.join(' | ')}`;
  expect(
    cost.plan.filter((step) => /^SCAN|TEMP B-TREE/i.test(step)),
    shown,
  ).toEqual([]);
  expect(cost, shown).toMatchObject({ statements: 2, roundTrips: 2 });
  expect(cost.rowsRead, shown).toBeLessThanOrEqual(20);
  const ofPerson = await queryCostOf(store.binding, (database) => listMessagesOf(database, ['a7', 'a8']));
  expect(ofPerson.plan.filter((step) => /^(?:SCAN|SEARCH) messages/.test(step))).toEqual([
    'SEARCH messages USING INDEX messages_subject (subject_id=?)',
  ]);
  expect(ofPerson.rowsRead).toBeLessThanOrEqual(10);
  const [read] = await listMessagesOf(store.database, ['a99999']);
  expect(read?.state).toBe('read');
});

test('the lists of the page Messages read their own rows by index, of 100,000', async () => {
  const cost = await queryCostOf(store.binding, async (database) => {
    await listWaiting(database);
    await listLatest(database, 'not-delivered', now);
    await countForDesk(database, messagesOn(), now);
    await countReminders(database, '2026-11-21', momentInIndia('2026-11-20', 0));
  });
  const shown = `${cost.rowsRead} rows read: ${cost.plan.join(' | ')}`;
  expect(
    cost.plan.filter((step) => /^SCAN (?!messages USING INDEX messages_waiting)/i.test(step)),
    shown,
  ).toEqual([]);
  // 30 wait, and a message every five minutes was made since midnight.
  expect(cost.rowsRead, shown).toBeLessThanOrEqual(1_000);
});

test('a run sends 20 messages with a query for each person and each result, and six others', async () => {
  const fake = await startFakeGateways();
  await store.binding.prepare("delete from messages where kind in ('tomorrow', 'today')").run();
  await store.binding
    .prepare("update messages set state = 'waiting', claim = null where state = 'sending'")
    .run();
  let people = 0;
  const resolveMessage = async () => {
    people += 1;
    return agreedPerson();
  };
  const cost = await queryCostOf(store.binding, (database) =>
    drainOutbox({ ...outboxFor(store, fake, { resolveMessage }), database }, now),
  );
  await fake.close();
  expect(fake.accepted).toHaveLength(due);
  expect(people).toBe(due);
  const shown = `${cost.statements} statements in ${cost.roundTrips} round trips: ${[...new Set(cost.plan)].join(' | ')}`;
  // Batches of the overdue and of the decisions; two claims, stops, costs, and a result for each message.
  expect(cost.roundTrips, shown).toBe(2 + 2 + 1 + 1 + due);
  expect(
    cost.plan.filter((step) => /^SCAN (?!json_each)/i.test(step)),
    shown,
  ).toEqual([]);
});
