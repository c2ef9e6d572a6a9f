import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, bills, payments } from '#app/all-tables.server.ts';
import { paise } from '#app/money/money.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { idempotencyKeyOf } from '#app/platform/writes/idempotency.server.ts';
import { billable } from '#tests/support/billable.ts';
import { commandFor } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { grantDiscount } from './discount.commands.server.ts';
import { recordPayment } from './payment.commands.server.ts';
import type { PaymentInput } from './payment.input.server.ts';
import {
  findPayment,
  listPayments,
  listPaymentsOf,
  listTillCounts,
  readDayTotals,
  readSettlements,
} from './payment.queries.server.ts';
import {
  type BillableAppointment,
  duePaise,
  isCancelledReceipt,
  paymentMessages,
  receiptText,
  tillDifference,
} from './payment.values.ts';
import { sweepReceipts } from './payment-privacy.server.ts';
import { refundPayment } from './refund.commands.server.ts';
import { recordTillCount } from './till.server.ts';

let store: TestStore;
let staff: Command;
beforeAll(async () => {
  store = await openTestStore();
  staff = commandFor(store);
});
afterAll(() => store.dispose());

const billed = (overrides: Partial<BillableAppointment> = {}) =>
  billable({ doctorRegistration: 'Reg. no. 1, A council', ...overrides });

const pay = (bill: BillableAppointment, amount: number, input: Partial<PaymentInput> = {}, command = staff) =>
  recordPayment(command, bill, {
    appointmentId: bill.appointmentId,
    amountPaise: paise(amount),
    method: 'cash',
    reference: null,
    discount: null,
    ...input,
  });

const due = async (bill: BillableAppointment) =>
  duePaise(bill, (await readSettlements(store.database, [bill.appointmentId]))(bill.appointmentId));

const fulfilled = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;

describe('a payment', () => {
  test('can be one of several, and cannot exceed the due amount', async () => {
    const bill = billed();
    await pay(bill, 50_000);
    expect(await due(bill)).toBe(30_000);
    await expect(pay(bill, 30_001)).rejects.toMatchObject({
      status: 409,
      problem: { message: 'At most ₹300 is due.' },
    });
    await pay(bill, 30_000);
    await expect(pay(bill, 1)).rejects.toMatchObject({ problem: { message: paymentMessages.notOwed } });
    expect(await listPaymentsOf(store.database, bill.appointmentId)).toHaveLength(2);
  });

  test('cannot exceed the due amount when many are recorded concurrently', async () => {
    const bill = billed();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => pay(bill, 30_000)));
    expect(fulfilled(results)).toBe(2);
    expect(await due(bill)).toBe(20_000);
  });

  test('is refused for an appointment that is not owed', async () => {
    await expect(pay(billed({ isOwed: false }), 1)).rejects.toMatchObject({ status: 409 });
  });

  test('stores the data of its receipt and the staff member', async () => {
    const payment = await pay(billed(), 80_000, { method: 'card', reference: 'A 1' });
    expect(payment).toMatchObject({
      patientName: 'Asha Rani',
      doctorRegistration: 'Reg. no. 1, A council',
      method: 'card',
      reference: 'A 1',
      day: '2026-11-20',
      by: 'staff-1',
    });
    const audited = await store.database.select().from(auditLog).where(eq(auditLog.target, payment.id));
    expect(audited.map(({ action }) => action)).toEqual(['payment.record']);
  });

  test("accepts a bank's UPI reference once, also concurrently", async () => {
    const upi = { method: 'upi', reference: '123456789012' } as const;
    const results = await Promise.allSettled([billed(), billed()].map((bill) => pay(bill, 100, upi)));
    expect(fulfilled(results)).toBe(1);
    await expect(pay(billed(), 100, upi)).rejects.toMatchObject({
      problem: { errors: { reference: paymentMessages.referenceUsed } },
    });
    // Card machines restart their numbers each day, so a card reference may repeat.
    await pay(billed(), 100, { method: 'card', reference: '123456789012' });
  });

  test('is recorded once for a form submitted twice', async () => {
    const bill = billed();
    const key = { key: crypto.randomUUID(), requestHash: 'a' };
    const input = {
      appointmentId: bill.appointmentId,
      amountPaise: paise(100),
      method: 'cash',
      reference: null,
      discount: null,
    } as const;
    const made = await Promise.all([1, 2].map(() => recordPayment(staff, bill, input, key)));
    const again = await recordPayment(staff, bill, input, key);
    expect(new Set([...made, again].map(({ id }) => id)).size).toBe(1);
    expect(await due(bill)).toBe(79_900);
  });
});

describe('a discount', () => {
  const discount = { paise: paise(20_000), reason: 'Student' };

  test('lowers the due amount and stores its reason', async () => {
    const bill = billed();
    const payment = await pay(bill, 60_000, { discount });
    expect(payment).toMatchObject({ discountPaise: 20_000, discountReason: 'Student' });
    expect(await due(bill)).toBe(0);
  });

  test('is not granted if the payment submitted with it is refused', async () => {
    const bill = billed();
    await expect(pay(bill, 60_001, { discount })).rejects.toMatchObject({
      problem: { message: 'At most ₹600 is due.' },
    });
    expect(await due(bill)).toBe(80_000);
    const rows = await store.database.select().from(bills).where(eq(bills.appointmentId, bill.appointmentId));
    expect(rows).toMatchObject([{ discountPaise: 0, discountReason: null }]);
  });

  test('can be the whole fee, but not more than what is still due', async () => {
    const bill = billed();
    expect(await grantDiscount(staff, bill, { ...discount, paise: paise(80_000) })).toMatchObject({
      discountPaise: 80_000,
    });
    const paid = billed();
    await pay(paid, 70_000);
    await expect(grantDiscount(staff, paid, discount)).rejects.toMatchObject({ status: 409 });
    expect(await due(paid)).toBe(10_000);
  });

  test('is refused above the staff member’s limit', async () => {
    const bill = billed();
    const beyond = { ...discount, paise: paise(50_001) };
    await expect(grantDiscount(staff, bill, beyond, null, limit)).rejects.toMatchObject({
      status: 403,
      problem: { errors: { discount: limit.message } },
    });
    await grantDiscount(staff, bill, { ...discount, paise: paise(50_000) }, null, limit);
    expect(await due(bill)).toBe(30_000);
  });
});

/** Limit of a staff member whose refunds and discounts are limited. */
const limit = { upToPaise: paise(50_000), message: 'At most 500.' };

describe('a refund', () => {
  test('can be partial and then the rest, never more, and leaves the receipt number unchanged', async () => {
    const bill = billed();
    const { id, receiptNumber } = await pay(bill, 80_000);
    const part = await refundPayment(staff, id, { amountPaise: paise(30_000), reason: 'Too much' });
    expect(part).toMatchObject({
      refundedPaise: 30_000,
      refunds: [{ amountPaise: paise(30_000), reason: 'Too much' }],
    });
    expect(isCancelledReceipt(part)).toBe(false);
    expect(await due(bill)).toBe(30_000);
    await expect(refundPayment(staff, id, { amountPaise: paise(50_001), reason: 'x' })).rejects.toMatchObject(
      {
        status: 409,
      },
    );
    const rest = await refundPayment(staff, id, { amountPaise: null, reason: 'Doctor was ill' });
    expect(rest).toMatchObject({ refundedPaise: 80_000, receiptNumber });
    expect(isCancelledReceipt(rest)).toBe(true);
    await expect(refundPayment(staff, id, { amountPaise: null, reason: 'x' })).rejects.toMatchObject({
      status: 409,
    });
    await expect(refundPayment(staff, 'nobody', { amountPaise: null, reason: 'x' })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('that lowers the fee leaves nothing more to pay, and the amount cannot be paid again', async () => {
    const bill = billed();
    const { id } = await pay(bill, 80_000);
    const refund = { amountPaise: paise(10_000), reason: 'Short visit', lowersFee: true };
    await refundPayment(staff, id, refund);
    expect(await due(bill)).toBe(0);
    await expect(pay(bill, 1)).rejects.toMatchObject({ status: 409 });
    await expect(
      grantDiscount(staff, bill, { paise: paise(80_000), reason: 'Hardship' }),
    ).rejects.toMatchObject({ status: 409 });
    await refundPayment(staff, id, { amountPaise: paise(20_000), reason: 'Paid in the wrong way' });
    expect(await due(bill)).toBe(20_000);
    await pay(bill, 20_000);
    expect(await due(bill)).toBe(0);
  });

  test('lowers the fee once for a form submitted twice, and never when it is refused', async () => {
    const bill = billed();
    const { id } = await pay(bill, 60_000);
    const refund = { amountPaise: paise(10_000), reason: 'x', lowersFee: true };
    const key = await idempotencyKeyOf(crypto.randomUUID(), refund);
    await Promise.all([1, 2].map(() => refundPayment(staff, id, refund, key)));
    expect(await due(bill)).toBe(20_000);
    await expect(refundPayment(staff, id, { ...refund, amountPaise: paise(50_001) })).rejects.toMatchObject({
      status: 409,
    });
    expect(await due(bill)).toBe(20_000);
  });

  test('succeeds once among many concurrent refunds', async () => {
    const { id } = await pay(billed(), 80_000);
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, () => refundPayment(staff, id, { amountPaise: paise(50_000), reason: 'x' })),
    );
    expect(fulfilled(results)).toBe(1);
    expect(await findPayment(store.database, id)).toMatchObject({ refundedPaise: 50_000 });
  });
});

test('limits the sum of all refunds of a payment, also concurrently', async () => {
  const { id } = await pay(billed(), 80_000);
  const refund = (amount: number | null, within: typeof limit | null = limit) =>
    refundPayment(
      staff,
      id,
      { amountPaise: amount === null ? null : paise(amount), reason: 'x' },
      null,
      within,
    );
  await expect(refund(null)).rejects.toMatchObject({
    status: 403,
    problem: { errors: { amount: limit.message } },
  });
  const results = await Promise.allSettled(Array.from({ length: 4 }, () => refund(30_000)));
  expect(fulfilled(results)).toBe(1);
  await expect(refund(20_001)).rejects.toMatchObject({ status: 403 });
  expect(await refund(20_000)).toMatchObject({ refundedPaise: 50_000 });
  expect(await refund(null, null)).toMatchObject({ refundedPaise: 80_000 });
});

describe('the limit of a staff member', () => {
  const refund = (id: string, amount: number) =>
    refundPayment(staff, id, { amountPaise: paise(amount), reason: 'x' }, null, limit);
  const refused = { status: 403, problem: { errors: { amount: limit.message } } };

  test('is for the bill: four payments of one visit cannot be refunded one by one', async () => {
    const bill = billed();
    const paid = [];
    for (let index = 0; index < 4; index++) paid.push(await pay(bill, 20_000));
    const results = await Promise.allSettled(paid.map(({ id }) => refund(id, 20_000)));
    expect(fulfilled(results)).toBe(2);
    const left = paid[results.findIndex(({ status }) => status === 'rejected')];
    await expect(refund(left?.id ?? '', 10_001)).rejects.toMatchObject(refused);
    await refund(left?.id ?? '', 10_000);
  });

  test('includes the discount of the bill, before and after the refund', async () => {
    const bill = billed();
    await grantDiscount(staff, bill, { paise: paise(30_000), reason: 'Hardship' }, null, limit);
    const { id } = await pay(bill, 50_000);
    await expect(refund(id, 20_001)).rejects.toMatchObject(refused);
    await refund(id, 20_000);
    await expect(
      grantDiscount(staff, bill, { paise: paise(30_001), reason: 'Hardship' }, null, limit),
    ).rejects.toMatchObject({ status: 403, problem: { errors: { discount: limit.message } } });
    const discounted: PaymentInput = {
      appointmentId: bill.appointmentId,
      amountPaise: paise(100),
      method: 'cash',
      reference: null,
      discount: { paise: paise(30_001), reason: 'Hardship' },
    };
    await expect(recordPayment(staff, bill, discounted, null, limit)).rejects.toMatchObject({ status: 403 });
  });

  test('of one bill leaves other bills alone', async () => {
    const [first, second] = [await pay(billed(), 50_000), await pay(billed(), 50_000)];
    await refund(first.id, 50_000);
    expect(await refund(second.id, 50_000)).toMatchObject({ refundedPaise: 50_000 });
  });
});

test('numbers receipts without a gap within a financial year, from 1 in each', async () => {
  const at = (moment: string) => ({ ...staff, now: new Date(moment) });
  const number = async (moment: string) => receiptText(await pay(billed(), 100, {}, at(moment)));
  // The financial year ends at midnight in India.
  expect(await number('2030-03-31T18:29:59Z')).toBe('2029-30/000001');
  expect(await number('2030-03-31T18:30:00Z')).toBe('2030-31/000001');
  await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      // Every third payment is refused and must leave no gap.
      pay(billed(), index % 3 === 0 ? 80_001 : 100, {}, at('2030-04-01T06:00:00Z')),
    ),
  );
  const numbers = (await listPayments(store.database))
    .filter(({ financialYear }) => financialYear === 2030)
    .map(({ receiptNumber }) => receiptNumber);
  expect(numbers.toReversed()).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
  expect(numbers).toHaveLength(14);
});

test('totals a day by method and by doctor, with refunds on the day of the refund', async () => {
  const on = (day: string) => ({ ...staff, now: new Date(`${day}T06:00:00Z`) });
  const first = await pay(billed({ doctorId: 'a', doctorName: 'Dr. A' }), 80_000, {}, on('2031-01-01'));
  await pay(billed({ doctorId: 'b', doctorName: 'Dr. B' }), 50_000, { method: 'card' }, on('2031-01-01'));
  await pay(
    billed({ doctorId: 'a', doctorName: 'Dr. A' }),
    10_000,
    { method: 'upi', reference: '999999999999' },
    on('2031-01-01'),
  );
  await refundPayment(on('2031-01-01'), first.id, { amountPaise: paise(5_000), reason: 'x' });
  await refundPayment(on('2031-01-02'), first.id, { amountPaise: paise(2_000), reason: 'x' });
  expect(await readDayTotals(store.database, '2031-01-01')).toEqual({
    byMethod: {
      cash: { takenPaise: 80_000, refundedPaise: 5_000 },
      card: { takenPaise: 50_000, refundedPaise: 0 },
      upi: { takenPaise: 10_000, refundedPaise: 0 },
    },
    byDoctor: [
      { doctorId: 'a', doctorName: 'Dr. A', takenPaise: 90_000, refundedPaise: 5_000 },
      { doctorId: 'b', doctorName: 'Dr. B', takenPaise: 50_000, refundedPaise: 0 },
    ],
  });
  const closing = await recordTillCount(on('2031-01-01'), {
    countedPaise: paise(74_000),
    note: 'A coin is missing',
  });
  expect(closing).toMatchObject({ expectedPaise: 75_000, by: 'staff-1' });
  expect(tillDifference(closing)).toBe(-1_000);
  expect(
    (await recordTillCount(on('2031-01-02'), { countedPaise: paise(0), note: null })).expectedPaise,
  ).toBe(-2_000);
});

test('a count of the till needs a reason when it differs by more than ₹50, also after cash was given back', async () => {
  const then = { ...staff, now: new Date('2031-02-01T06:00:00Z') };
  const { id } = await pay(billed(), 80_000, {}, then);
  await refundPayment(then, id, { amountPaise: paise(20_000), reason: 'x' });
  const count = (rupees: number, note: string | null = null) =>
    recordTillCount(then, { countedPaise: paise(rupees * 100), note });
  for (const rupees of [550, 600, 650]) expect((await count(rupees)).expectedPaise).toBe(60_000);
  for (const rupees of [549, 651, 800]) await expect(count(rupees)).rejects.toMatchObject({ status: 400 });
  expect(await count(549, 'A coin fell')).toMatchObject({ countedPaise: 54_900, note: 'A coin fell' });
  expect(await listTillCounts(store.database, '2031-02-01')).toHaveLength(4);
});

test('removes name and reference from a receipt after eight financial years, and leaves number and amount', async () => {
  const card = { method: 'card', reference: 'A 7' } as const;
  const { id } = await pay(billed(), 100, card, { ...staff, now: new Date('2032-06-01T06:00:00Z') });
  await sweepReceipts(store.database, new Date('2041-03-31T06:00:00Z'));
  expect(await findPayment(store.database, id)).toMatchObject({
    patientName: 'Asha Rani',
    reference: 'A 7',
  });
  await sweepReceipts(store.database, new Date('2041-04-01T06:00:00Z'));
  expect(await findPayment(store.database, id)).toMatchObject({
    patientName: 'Removed',
    reference: null,
    amountPaise: paise(100),
  });
  expect(await store.database.select().from(payments).where(eq(payments.id, id))).toHaveLength(1);
});
