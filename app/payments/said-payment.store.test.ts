import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, paymentAsks, payments, saidPayments } from '#app/all-tables.server.ts';
import { paise } from '#app/money/money.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { idempotencyKeyOf } from '#app/platform/writes/idempotency.server.ts';
import { payBeforeProblems } from '#messages/payments/pay-before.ts';
import { asVisitor } from '#tests/support/appointments.ts';
import { billable } from '#tests/support/billable.ts';
import { commandFor } from '#tests/support/command.ts';
import { queryCostOf } from '#tests/support/query-cost.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { recordPayment } from './payment.commands.server.ts';
import { listPaymentsOf } from './payment.queries.server.ts';
import { type BillableAppointment, paymentMessages } from './payment.values.ts';
import { sweepReceipts } from './payment-privacy.server.ts';
import {
  askBefore,
  confirmSaid,
  refuseSaid,
  saidPaymentMessages,
  sayPaid,
  withoutNumberOfOthers,
} from './said-payment.commands.server.ts';
import { findLastSaid, isAskedBefore, listOpenSaid } from './said-payment.queries.server.ts';
import type { SaidPayment } from './said-payment.values.ts';

let store: TestStore;
let staff: Command;
let visitor: Command;
beforeAll(async () => {
  store = await openTestStore();
  staff = commandFor(store);
  visitor = asVisitor(staff);
});
afterAll(() => store.dispose());

const fee = paise(80_000);

let numbers = 400_000_000_000;

/** A bank reference that no other test has. */
function newNumber(): string {
  numbers += 1;
  return String(numbers);
}

const say = async ({ appointmentId }: BillableAppointment, reference: string, key: string | null = null) => {
  const said = { appointmentId, amountPaise: fee, reference };
  await sayPaid(visitor, said, await idempotencyKeyOf(key, said));
};

async function said(bill: BillableAppointment, reference = newNumber()): Promise<SaidPayment> {
  await say(bill, reference);
  return last(bill);
}

async function last({ appointmentId }: BillableAppointment): Promise<SaidPayment> {
  const found = await findLastSaid(store.database, appointmentId);
  if (!found) throw new Error('Nothing was said about this visit.');
  return found;
}

const record = (bill: BillableAppointment, reference: string) =>
  recordPayment(staff, bill, {
    ...{ appointmentId: bill.appointmentId, amountPaise: fee, method: 'upi', reference, discount: null },
  });

const isOpen = async (bill: BillableAppointment) =>
  (await listOpenSaid(store.database)).some(({ appointmentId }) => appointmentId === bill.appointmentId);

const rowsOf = (reference: string) =>
  store.database.select().from(saidPayments).where(eq(saidPayments.reference, reference));

const fulfilled = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;

describe('a number that a patient says', () => {
  test('counts as no payment, waits for the desk, and is in the audit log', async () => {
    const bill = billable();
    const { answer } = await said(bill);
    expect(answer).toBeNull();
    expect(await isOpen(bill)).toBe(true);
    expect(await listPaymentsOf(store.database, bill.appointmentId)).toEqual([]);
    const audited = await store.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, bill.appointmentId));
    expect(audited.map(({ action, userId }) => [action, userId])).toEqual([['payment.say', null]]);
  });

  test('is stored once, however often the form arrives', async () => {
    const bill = billable();
    const number = newNumber();
    const key = crypto.randomUUID();
    await Promise.all(Array.from({ length: 6 }, () => say(bill, number, key)));
    // A second tab has a key of its own.
    await say(bill, number, crypto.randomUUID());
    expect(await rowsOf(number)).toHaveLength(1);
  });

  test('is stored for one visit only, of twenty that say it at once', async () => {
    const number = newNumber();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => say(billable(), number)));
    expect(fulfilled(results)).toBe(1);
    expect(await rowsOf(number)).toHaveLength(1);
    await expect(say(billable(), number)).rejects.toMatchObject({
      status: 409,
      problem: { errors: { bankReference: payBeforeProblems.used } },
    });
  });

  test('is refused if it has a receipt, also at the same moment', async () => {
    const [paid, number] = [billable(), newNumber()];
    await record(paid, number);
    await expect(say(billable(), number)).rejects.toMatchObject({ status: 409 });
    for (let round = 0; round < 10; round += 1) {
      const [one, other, shared] = [billable(), billable(), newNumber()];
      const guarded = withoutNumberOfOthers(store.database, one, shared).then((bill) => record(bill, shared));
      await Promise.allSettled([guarded, say(other, shared)]);
      const receipts = await listPaymentsOf(store.database, one.appointmentId);
      expect(receipts.length + (await rowsOf(shared)).length).toBe(1);
    }
  });

  test('must be answered before the visit has another one', async () => {
    const bill = billable();
    const first = await said(bill);
    await expect(say(bill, newNumber())).rejects.toMatchObject({
      status: 409,
      problem: { message: payBeforeProblems.waiting },
    });
    await refuseSaid(staff, first, 'not-found');
    await say(bill, newNumber());
    expect((await last(bill)).answer).toBeNull();
  });

  test('is one of one visit only, also if two numbers arrive at once', async () => {
    const bill = billable();
    const results = await Promise.allSettled([say(bill, newNumber()), say(bill, newNumber())]);
    expect(fulfilled(results)).toBe(1);
  });
});

describe('the desk', () => {
  test('confirms a payment once, also if two people do at the same moment', async () => {
    const bill = billable();
    const one = await said(bill);
    const made = await Promise.all(Array.from({ length: 4 }, () => confirmSaid(staff, one, bill)));
    expect(new Set(made.map(({ receiptNumber }) => receiptNumber)).size).toBe(1);
    expect(await listPaymentsOf(store.database, bill.appointmentId)).toMatchObject([
      { amountPaise: fee, method: 'upi', reference: one.reference, by: 'staff-1' },
    ]);
    expect([await isOpen(bill), (await last(bill)).answer]).toEqual([false, 'arrived']);
  });

  test('records the payment of a visit that was cancelled meanwhile, so that it can be given back', async () => {
    const bill = billable();
    const one = await said(bill);
    const cancelled = { ...bill, isOwed: false, stillOwed: sql`false` };
    await expect(confirmSaid(staff, one, cancelled)).resolves.toMatchObject({ amountPaise: fee });
  });

  test('cannot record more than is due', async () => {
    const bill = billable();
    const one = await said(bill);
    await recordPayment(staff, bill, {
      ...{ appointmentId: bill.appointmentId, amountPaise: paise(30_000), method: 'cash' },
      ...{ reference: null, discount: null },
    });
    await expect(confirmSaid(staff, one, bill)).rejects.toMatchObject({
      problem: { errors: { amount: 'At most ₹500 is due.' } },
    });
    expect(await isOpen(bill)).toBe(true);
  });

  test('answers by recording the same number in the usual form', async () => {
    const bill = billable();
    const one = await said(bill);
    await record(await withoutNumberOfOthers(store.database, bill, one.reference), one.reference);
    expect([await isOpen(bill), (await last(bill)).answer]).toEqual([false, 'arrived']);
    await expect(refuseSaid(staff, one, 'failed')).rejects.toMatchObject({
      problem: { message: saidPaymentMessages.arrived },
    });
  });

  test('cannot record the number for another visit until the patient who said it has an answer', async () => {
    const other = billable();
    const one = await said(billable());
    const guarded = () => withoutNumberOfOthers(store.database, other, one.reference);
    await expect(guarded()).rejects.toMatchObject({
      status: 409,
      problem: { errors: { reference: saidPaymentMessages.elsewhere } },
    });
    await refuseSaid(staff, one, 'not-found');
    await expect(record(await guarded(), one.reference)).resolves.toMatchObject({ reference: one.reference });
    await expect(confirmSaid(staff, one, billable())).rejects.toMatchObject({ status: 409 });
  });

  test('either confirms or refuses, if both happen at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const bill = billable();
      const one = await said(bill);
      const results = await Promise.allSettled([
        confirmSaid(staff, one, bill),
        refuseSaid(staff, one, 'not-found'),
      ]);
      expect(fulfilled(results)).toBe(1);
      const receipts = await listPaymentsOf(store.database, bill.appointmentId);
      expect((await last(bill)).answer).toBe(receipts.length === 1 ? 'arrived' : 'not-found');
    }
  });

  test('never makes two receipts of one number, whoever asks for them', async () => {
    const bill = billable();
    const one = await said(bill);
    const results = await Promise.allSettled([
      confirmSaid(staff, one, bill),
      record(bill, one.reference),
      record(billable(), one.reference),
    ]);
    expect(fulfilled(results)).toBeGreaterThanOrEqual(1);
    const receipts = await store.database
      .select()
      .from(payments)
      .where(eq(payments.reference, one.reference));
    expect(receipts).toHaveLength(1);
    await expect(record(billable(), one.reference)).rejects.toMatchObject({
      problem: { errors: { reference: paymentMessages.referenceUsed } },
    });
  });

  test('asks for payment before a visit, and stops, each noted once', async () => {
    const { appointmentId } = billable();
    for (const isAsked of [true, true, false, false]) await askBefore(staff, appointmentId, isAsked);
    expect(await isAskedBefore(store.database, appointmentId)).toBe(false);
    const audited = await store.database.select().from(auditLog).where(eq(auditLog.target, appointmentId));
    expect(audited.map(({ action }) => action)).toEqual(['payment.ask-before', 'payment.stop-asking-before']);
  });
});

test('deletes what patients said a year later, and keeps the receipt', async () => {
  const bill = billable();
  const one = await said(bill);
  await askBefore(staff, bill.appointmentId, true);
  const { id } = await confirmSaid(staff, one, bill);
  const year = 365 * 24 * 60 * 60 * 1000;
  await sweepReceipts(store.database, new Date(staff.now.getTime() + year - 1000));
  expect(await rowsOf(one.reference)).toHaveLength(1);
  await sweepReceipts(store.database, new Date(staff.now.getTime() + year + 1000));
  expect(await rowsOf(one.reference)).toEqual([]);
  expect(await store.database.select().from(paymentAsks)).toEqual([]);
  expect(await store.database.select().from(payments).where(eq(payments.id, id))).toHaveLength(1);
});

test('lists what waits by an index of that alone, however much was answered', async () => {
  const few = await queryCostOf(store.binding, listOpenSaid);
  await store.binding
    .prepare(
      `insert into said_payments (id, appointment_id, amount_paise, reference, said_at, answer)
      select 'old-' || value, 'visit-' || value, 100, 100000000000 + value, 1000, 'arrived' from json_each(?)`,
    )
    .bind(JSON.stringify(Array.from({ length: 1000 }, (_, index) => index)))
    .run();
  const many = await queryCostOf(store.binding, listOpenSaid);
  expect(many.rowsRead).toBe(few.rowsRead);
});
