import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, bills } from '#app/all-tables.server.ts';
import { fromRupees, paise, zeroPaise } from '#app/money/money.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { billable } from '#tests/support/billable.ts';
import { commandFor } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { addBillLine, type NewLine, removeBillLine } from './bill-line.commands.server.ts';
import { listBillLines, listPacks } from './bill-line.queries.server.ts';
import { billMessages, consultation, openPaise } from './bill-line.values.ts';
import { setDepositAgainstRooms } from './deposit.commands.server.ts';
import { discountLine, grantDiscount } from './discount.commands.server.ts';
import { returnPackSession, takePackSession } from './pack.commands.server.ts';
import { recordPayment } from './payment.commands.server.ts';
import { findPayment, readSettlements } from './payment.queries.server.ts';
import { type BillableAppointment, consultationPaise, duePaise, paymentMessages } from './payment.values.ts';
import { refundPayment } from './refund.commands.server.ts';

let store: TestStore;
let staff: Command;
beforeAll(async () => {
  store = await openTestStore();
  staff = commandFor(store);
});
afterAll(() => store.dispose());

const session: NewLine = {
  ...{ kind: 'session', label: 'Psychotherapy', translations: { hi: 'मनोचिकित्सा' } },
  ...{ quantity: 1, unitPaise: fromRupees(1800), sessions: null },
};
const pack: NewLine = { ...session, kind: 'pack', unitPaise: fromRupees(9720), sessions: 6 };
const room: NewLine = {
  ...session,
  ...{ kind: 'room', label: 'Private room', quantity: 3, unitPaise: fromRupees(4000) },
};
const deposit: NewLine = { ...session, kind: 'deposit', label: 'Deposit', unitPaise: fromRupees(10_000) };

const add = (bill: BillableAppointment, line: NewLine = session) => addBillLine(staff, bill, line);

const pay = (bill: BillableAppointment, rupees: number) =>
  recordPayment(staff, bill, {
    appointmentId: bill.appointmentId,
    amountPaise: fromRupees(rupees),
    ...{ method: 'cash', reference: null, discount: null },
  });

const due = async (bill: BillableAppointment) =>
  duePaise(bill, (await readSettlements(store.database, [bill.appointmentId]))(bill.appointmentId)) / 100;

const open = async (bill: BillableAppointment) =>
  (await listBillLines(store.database, [bill.appointmentId])).map((line) => openPaise(line) / 100);

const fulfilled = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;

/** Limit of a staff member whose refunds and discounts are limited. */
const limit = { upToPaise: fromRupees(500), message: 'At most 500.' };

describe('a line', () => {
  test('adds its amount to what is due, and the order of the lines is that of adding', async () => {
    const bill = billable();
    await add(bill);
    await add(bill, { ...room, quantity: 2 });
    expect(await due(bill)).toBe(800 + 1800 + 8000);
    const lines = await listBillLines(store.database, [bill.appointmentId]);
    expect(lines.map(({ label, quantity }) => [label, quantity])).toEqual([
      ['Psychotherapy', 1],
      ['Private room', 2],
    ]);
  });

  test('is added once for a form submitted twice, also at the same time', async () => {
    const bill = billable();
    const key = { key: crypto.randomUUID(), requestHash: 'a' };
    await Promise.all([1, 2].map(() => addBillLine(staff, bill, session, key)));
    await addBillLine(staff, bill, session, key);
    expect(await open(bill)).toEqual([1800]);
  });

  test('cannot be added to a visit that is cancelled meanwhile', async () => {
    const bill = billable({ stillOwed: sql`false` });
    await expect(add(bill)).rejects.toMatchObject({
      status: 409,
      problem: { message: billMessages.notOwed },
    });
  });

  test('is taken off only while nothing was paid for it', async () => {
    const bill = billable();
    const [first, second] = [await add(bill), await add(bill)];
    const off = (lineId: string) => removeBillLine(staff, { appointmentId: bill.appointmentId, lineId });
    await off(first);
    await off(first);
    expect(await due(bill)).toBe(2600);
    const { id } = await pay(bill, 801);
    await expect(off(second)).rejects.toMatchObject({ problem: { message: billMessages.linePaid } });
    await refundPayment(staff, id, { amountPaise: null, reason: 'x' });
    // The receipt names the line, also after the money was given back.
    await expect(off(second)).rejects.toMatchObject({ status: 409 });
    const audited = await store.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, bill.appointmentId));
    expect(audited.map(({ action }) => action)).toEqual([
      'bill.add-line',
      'bill.add-line',
      'bill.remove-line',
    ]);
  });
});

describe('a payment', () => {
  test('pays the consultation first, then the lines in their order', async () => {
    const bill = billable();
    await add(bill);
    await add(bill, { ...session, label: 'CBT' });
    const first = await pay(bill, 1000);
    expect([consultationPaise(first), first.lines.map((line) => line.amountPaise)]).toEqual([
      fromRupees(800),
      [fromRupees(200)],
    ]);
    const second = await pay(bill, 3000);
    expect(consultationPaise(second)).toBe(0);
    expect(second.lines.map(({ label, amountPaise }) => [label, amountPaise / 100])).toEqual([
      ['Psychotherapy', 1600],
      ['CBT', 1400],
    ]);
    expect(await open(bill)).toEqual([0, 400]);
    await expect(pay(bill, 401)).rejects.toMatchObject({ problem: { message: 'At most ₹400 is due.' } });
  });

  test('without lines on its bill is for the consultation alone', async () => {
    const payment = await pay(billable(), 800);
    expect(payment.lines).toEqual([]);
    expect(consultationPaise(payment)).toBe(fromRupees(800));
  });

  test('never exceeds the bill when many are recorded at once, and each line gets its share', async () => {
    const bill = billable();
    await add(bill);
    await add(bill, { ...session, unitPaise: fromRupees(400) });
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => pay(bill, 700)));
    expect(fulfilled(results)).toBe(4);
    expect(await due(bill)).toBe(200);
    expect(await open(bill)).toEqual([0, 200]);
  });
});

describe('a discount on a line', () => {
  const discount = (
    bill: BillableAppointment,
    lineId: string,
    rupees: number,
    within: typeof limit | null = null,
  ) =>
    discountLine(
      staff,
      { appointmentId: bill.appointmentId, lineId },
      { paise: fromRupees(rupees), reason: 'Student' },
      null,
      within,
    );

  test('is at most what is still to be paid of this line, and replaces the one before', async () => {
    const bill = billable();
    const id = await add(bill);
    await discount(bill, id, 500);
    await discount(bill, id, 300);
    expect(await due(bill)).toBe(2300);
    await pay(bill, 1800);
    await expect(discount(bill, id, 801)).rejects.toMatchObject({
      problem: { message: paymentMessages.discountTooHigh },
    });
    await discount(bill, id, 800);
    expect(await due(bill)).toBe(0);
  });

  test('counts with the discount on the fee and all refunds against the limit of a staff member', async () => {
    const bill = billable();
    const [one, other] = [await add(bill), await add(bill)];
    await grantDiscount(staff, bill, { paise: fromRupees(200), reason: 'x' }, null, limit);
    await discount(bill, one, 200, limit);
    await expect(discount(bill, other, 101, limit)).rejects.toMatchObject({
      status: 403,
      problem: { errors: { discount: limit.message } },
    });
    await discount(bill, other, 100, limit);
    await expect(
      grantDiscount(staff, bill, { paise: fromRupees(201), reason: 'x' }, null, limit),
    ).rejects.toMatchObject({ status: 403 });
    const { id } = await pay(bill, 600);
    await expect(
      refundPayment(staff, id, { amountPaise: paise(1), reason: 'x' }, null, limit),
    ).rejects.toMatchObject({ status: 403 });
  });
});

describe('a refund', () => {
  test('is taken from the line that it names, which is lowered alone', async () => {
    const bill = billable();
    const [one] = [await add(bill), await add(bill, { ...session, label: 'CBT' })];
    const { id } = await pay(bill, 4400);
    const refund = { amountPaise: fromRupees(300), reason: 'Short session', lineId: one };
    const refunded = await refundPayment(staff, id, { ...refund, lowersFee: true });
    expect(refunded.refunds.map(({ lines }) => lines)).toEqual([
      [{ label: 'Psychotherapy', amountPaise: fromRupees(300) }],
    ]);
    expect([await due(bill), await open(bill)]).toEqual([0, [0, 0]]);
    await refundPayment(staff, id, { ...refund, lowersFee: false });
    expect([await due(bill), await open(bill)]).toEqual([300, [300, 0]]);
    await expect(
      refundPayment(staff, id, { ...refund, amountPaise: fromRupees(1201) }),
    ).rejects.toMatchObject({ problem: { message: paymentMessages.refundTooHigh } });
  });

  test('of the consultation leaves the lines alone, and is at most what was paid for it', async () => {
    const bill = billable();
    await add(bill);
    const { id } = await pay(bill, 2600);
    const refund = { reason: 'x', lineId: consultation, lowersFee: true };
    await expect(refundPayment(staff, id, { ...refund, amountPaise: fromRupees(801) })).rejects.toMatchObject(
      { status: 409 },
    );
    await refundPayment(staff, id, { ...refund, amountPaise: fromRupees(800) });
    expect(await open(bill)).toEqual([0]);
    const [row] = await store.database
      .select()
      .from(bills)
      .where(eq(bills.appointmentId, bill.appointmentId));
    expect(row?.reductionPaise).toBe(fromRupees(800));
  });

  test('that names no line is taken from the last line to the first, and from the consultation last', async () => {
    const bill = billable();
    await add(bill);
    await add(bill, { ...session, label: 'CBT', unitPaise: fromRupees(500) });
    const { id } = await pay(bill, 3100);
    const part = await refundPayment(staff, id, { amountPaise: fromRupees(600), reason: 'x' });
    expect(part.refunds[0]?.lines).toEqual([
      { label: 'Psychotherapy', amountPaise: fromRupees(100) },
      { label: 'CBT', amountPaise: fromRupees(500) },
    ]);
    expect(await open(bill)).toEqual([100, 500]);
    const rest = await refundPayment(staff, id, { amountPaise: null, reason: 'x' });
    expect(rest.lines.map(({ leftPaise }) => leftPaise)).toEqual([0, 0]);
    expect(await due(bill)).toBe(3100);
  });

  test('of one line succeeds once among many at the same time', async () => {
    const bill = billable();
    const lineId = await add(bill);
    const { id } = await pay(bill, 2600);
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, () =>
        refundPayment(staff, id, { amountPaise: fromRupees(1000), reason: 'x', lineId }),
      ),
    );
    expect(fulfilled(results)).toBe(1);
    expect(await open(bill)).toEqual([1000]);
  });
});

describe('a pack', () => {
  test('pays for one visit a session once it is paid, and for no more than it has', async () => {
    const first = billable();
    const packId = await add(first, pack);
    const visits = Array.from({ length: 7 }, () => billable());
    const use = (visit: BillableAppointment) => takePackSession(staff, visit, packId);
    await expect(takePackSession(staff, billable(), packId)).rejects.toMatchObject({
      problem: { message: billMessages.noSession },
    });
    await pay(first, 10_520);
    const results = await Promise.allSettled(visits.map(use));
    expect(fulfilled(results)).toBe(6);
    const [open] = await listPacks(store.database, 'another visit', [first.appointmentId]);
    expect([open?.sessions, open?.usedBy.length]).toEqual([6, 6]);
    const used = visits.find((_, index) => results[index]?.status === 'fulfilled') as BillableAppointment;
    const unused = visits.find((_, index) => results[index]?.status === 'rejected') as BillableAppointment;
    expect([await due(used), await due(unused)]).toEqual([0, 800]);
    await expect(pay(used, 1)).rejects.toMatchObject({ problem: { message: paymentMessages.notOwed } });
    await returnPackSession(staff, used.appointmentId);
    expect(await due(used)).toBe(800);
    await use(unused);
    await use(unused);
    expect(await due(unused)).toBe(0);
  });

  test('pays for no visit whose fee is paid already, and for none after its money was given back', async () => {
    const first = billable();
    const packId = await add(first, pack);
    const payment = await pay(first, 10_520);
    await expect(takePackSession(staff, first, packId)).rejects.toMatchObject({ status: 409 });
    const part = { amountPaise: fromRupees(1620), reason: 'Moved away', lineId: packId, lowersFee: true };
    await refundPayment(staff, payment.id, part);
    await expect(takePackSession(staff, billable(), packId)).rejects.toMatchObject({ status: 409 });
    expect(await listPacks(store.database, first.appointmentId, [first.appointmentId])).toEqual([]);
  });

  test('pays a session of the visit at which it is bought, before it is paid itself', async () => {
    const first = billable();
    const packId = await add(first, pack);
    await takePackSession(staff, first, packId);
    expect(await due(first)).toBe(9720);
    const payment = await pay(first, 9720);
    expect([consultationPaise(payment), payment.lines.map(({ amountPaise }) => amountPaise / 100)]).toEqual([
      0,
      [9720],
    ]);
  });

  test('with a used session is not taken off the bill', async () => {
    const first = billable({ feePaise: zeroPaise });
    const packId = await add(first, pack);
    await pay(first, 9720);
    await takePackSession(staff, first, packId);
    await expect(
      removeBillLine(staff, { appointmentId: first.appointmentId, lineId: packId }),
    ).rejects.toMatchObject({ problem: { message: billMessages.lineUsed } });
  });
});

describe('a deposit', () => {
  test('is set against the days in a room, and its rest is given back and not due again', async () => {
    const bill = billable();
    const depositId = await add(bill, deposit);
    const first = await pay(bill, 5800);
    const second = await pay(bill, 5000);
    await expect(setDepositAgainstRooms(staff, bill.appointmentId)).rejects.toMatchObject({
      problem: { message: billMessages.nothingToSetAgainst },
    });
    await add(bill, { ...room, quantity: 2 });
    expect(await due(bill)).toBe(8000);
    await Promise.allSettled([1, 2].map(() => setDepositAgainstRooms(staff, bill.appointmentId)));
    expect([await due(bill), await open(bill)]).toEqual([0, [0, 0]]);
    // The lines on a receipt stay as they were.
    expect((await findPayment(store.database, first.id))?.lines[0]).toMatchObject({
      ...{ kind: 'deposit', amountPaise: fromRupees(5000), leftPaise: 0 },
    });
    const rest = { amountPaise: fromRupees(2000), reason: 'Went home', lineId: depositId };
    const given = await refundPayment(staff, second.id, rest);
    expect(given.lines.map(({ kind, leftPaise }) => [kind, leftPaise / 100])).toEqual([
      ['deposit', 0],
      ['room', 3000],
    ]);
    expect(await due(bill)).toBe(0);
  });
});
