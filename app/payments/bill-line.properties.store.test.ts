import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect } from 'vitest';
import { bills, paymentAllocations } from '#app/all-tables.server.ts';
import { fromRupees, paise, sumOf } from '#app/money/money.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { billable } from '#tests/support/billable.ts';
import { commandFor } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { thirdUnlessFull } from '#tests/support/test-matrix.ts';
import { storeFiles, whenChanged } from '#tests/support/when-changed.ts';
import { addBillLine } from './bill-line.commands.server.ts';
import { listBillLines, readKindTotals } from './bill-line.queries.server.ts';
import { addedLineKinds, consultation, linePaise, openPaise } from './bill-line.values.ts';
import { setDepositAgainstRooms } from './deposit.commands.server.ts';
import { discountLine, grantDiscount } from './discount.commands.server.ts';
import { listLedger } from './ledger.queries.server.ts';
import { takePackSession } from './pack.commands.server.ts';
import { recordPayment } from './payment.commands.server.ts';
import { findPayment, listPaymentsOf, readSettlements, readTillTotals } from './payment.queries.server.ts';
import {
  type BillableAppointment,
  consultationPaise,
  duePaise,
  leftOfLine,
  receiptLines,
} from './payment.values.ts';
import { refundPayment } from './refund.commands.server.ts';

/** Random sequences take seconds, so they run when the code of a store has changed. */
const it = whenChanged('random sequences', storeFiles);

let store: TestStore;
let staff: Command;
beforeAll(async () => {
  store = await openTestStore();
  staff = commandFor(store);
});
afterAll(() => store.dispose());

const fee = fromRupees(800);
const amount = fc.integer({ min: 1, max: fee }).map(paise);
const refunded = fc.integer({ min: 1, max: fromRupees(150) }).map(paise);
const bill = fc.nat({ max: 1 });
const which = fc.nat({ max: 6 });
const day = fc.constantFrom('2026-11-29', '2026-11-30', '2026-12-01');

const call = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ do: fc.constant('add' as const), bill, day, quantity: fc.integer({ min: 1, max: 3 }), amount },
      kind: fc.constantFrom(...addedLineKinds),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      ...{ do: fc.constant('pay' as const), bill, day, amount },
      discount: fc.option(amount, { freq: 4 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ do: fc.constant('refund' as const), which, line: fc.option(which), day, lowersFee: fc.boolean() },
      amount: fc.option(refunded),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('discount' as const),
      bill,
      which: fc.option(which),
      day,
      amount,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('set against' as const), bill, day }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('use a session' as const), bill, which, day }) },
);
type Call = typeof call extends fc.Arbitrary<infer Made> ? Made : never;

/** Groups of calls: the calls of a group run concurrently, the groups run one after another. */
const calls = fc.array(fc.array(call, { minLength: 1, maxLength: 3 }), {
  minLength: 4,
  maxLength: 9,
  size: 'max',
});

interface Made {
  readonly bills: readonly BillableAppointment[];
  readonly lines: string[];
  readonly payments: string[];
}

const reason = 'A reason';
const nth = (ids: readonly string[], index: number) => ids[index % Math.max(ids.length, 1)] ?? 'nobody';

async function make(one: Call, { bills, lines, payments }: Made): Promise<void> {
  const command = { ...staff, now: new Date(`${one.day}T06:00:00Z`) };
  if (one.do === 'refund') {
    const payment = await findPayment(store.database, nth(payments, one.which));
    const mayBe = [consultation, ...(payment?.lines.map(({ id }) => id) ?? [])];
    const lineId = one.line === null ? null : nth(mayBe, one.line);
    const refund = { amountPaise: one.amount, reason, lowersFee: one.lowersFee, lineId };
    await refundPayment(command, payment?.id ?? 'nobody', refund);
    return;
  }
  const billed = bills[one.bill] as BillableAppointment;
  const { appointmentId } = billed;
  if (one.do === 'add') {
    const { kind, quantity, amount: unitPaise } = one;
    const texts = { label: kind, translations: {}, sessions: kind === 'pack' ? 6 : null };
    lines.push(await addBillLine(command, billed, { kind, quantity, unitPaise, ...texts }));
  } else if (one.do === 'pay') {
    const discount = one.discount === null ? null : { paise: one.discount, reason };
    const cash = { method: 'cash', reference: null } as const;
    const input = { appointmentId, amountPaise: one.amount, ...cash, discount };
    payments.push((await recordPayment(command, billed, input)).id);
  } else if (one.do === 'discount' && one.which !== null) {
    await discountLine(
      command,
      { appointmentId, lineId: nth(lines, one.which) },
      { paise: one.amount, reason },
    );
  } else if (one.do === 'discount') {
    await grantDiscount(command, billed, { paise: one.amount, reason });
  } else if (one.do === 'set against') {
    await setDepositAgainstRooms(command, appointmentId);
  } else await takePackSession(command, billed, nth(lines, one.which));
}

const first = { day: '2026-11-29', bill: 0, quantity: 1 } as const;
const started: readonly Call[] = [
  { ...first, do: 'add', kind: 'pack', amount: paise(600) },
  { ...first, do: 'pay', amount: paise(fee + 600), discount: null },
  { ...first, do: 'use a session', bill: 1, which: 0 },
  { ...first, do: 'add', kind: 'deposit', amount: fromRupees(700) },
  { ...first, do: 'pay', amount: fromRupees(600), discount: null },
  { ...first, do: 'add', kind: 'room', amount: fromRupees(300), quantity: 3 },
];

async function rowsOf(appointmentId: string) {
  const [[bill], allocated, lines, payments] = await Promise.all([
    store.database.select().from(bills).where(eq(bills.appointmentId, appointmentId)),
    store.database
      .select()
      .from(paymentAllocations)
      .where(eq(paymentAllocations.appointmentId, appointmentId)),
    listBillLines(store.database, [appointmentId]),
    listPaymentsOf(store.database, appointmentId),
  ]);
  return { bill, allocated, lines, payments };
}

/** Checks one bill: due = lines − discounts − payments + refunds, of each line and in sum. */
async function expectBill(billed: BillableAppointment): Promise<void> {
  const { bill: row, lines, payments, allocated } = await rowsOf(billed.appointmentId);
  const settled = (await readSettlements(store.database, [billed.appointmentId]))(billed.appointmentId);
  const owed = row?.packLineId ? 0 : fee - (row?.discountPaise ?? 0) - (row?.reductionPaise ?? 0);
  const paid = sumOf(payments.map((one) => leftOfLine(one, consultation)));
  expect(owed - paid).toBeGreaterThanOrEqual(0);
  for (const line of lines) {
    const own = allocated.filter(({ lineId }) => lineId === line.id);
    const sum = (...causes: string[]) =>
      sumOf(own.filter(({ cause }) => causes.includes(cause)).map(({ amountPaise }) => amountPaise));
    const lowered = linePaise(line) - line.discountPaise - line.reductionPaise;
    expect(openPaise(line)).toBe(lowered - sum('payment', 'refund', 'transfer'));
    expect(openPaise(line)).toBeGreaterThanOrEqual(0);
    // A deposit that was given back or set against the room is not owed again.
    if (line.kind === 'deposit') expect(line.reductionPaise).toBe(0 - sum('refund', 'transfer'));
    expect(line.paidPaise).toBe(sumOf(payments.map((one) => leftOfLine(one, line.id))));
  }
  expect(duePaise(billed, settled)).toBe(owed - paid + sumOf(lines.map(openPaise)));
  for (const payment of payments) {
    const parts = [consultationPaise(payment), ...payment.lines.map((line) => line.amountPaise)];
    expect(sumOf(parts)).toBe(payment.amountPaise);
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
    const left = [consultation, ...payment.lines.map(({ id }) => id)].map((id) => leftOfLine(payment, id));
    expect(sumOf(left)).toBe(payment.amountPaise - payment.refundedPaise);
    expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
    for (const refund of payment.refunds)
      expect(sumOf(refund.lines.map((line) => line.amountPaise))).toBeLessThanOrEqual(refund.amountPaise);
  }
}

/** Checks some days: the till is the sum of its kinds of lines, and the accountant's lines say the same. */
async function expectDays(from: string, until: string): Promise<void> {
  const span = { from, until };
  const { cash } = (await readTillTotals(store.database, span)).byMethod;
  const kinds = (await readKindTotals(store.database, span))(cash);
  const lines = await listLedger(store.database, span);
  expect(sumOf(kinds.map(({ takenPaise }) => takenPaise))).toBe(cash.takenPaise);
  expect(sumOf(kinds.map(({ refundedPaise }) => refundedPaise))).toBe(cash.refundedPaise);
  expect(sumOf(kinds.map(({ movedPaise }) => movedPaise))).toBe(0);
  for (const { kind, takenPaise, refundedPaise, movedPaise } of kinds) {
    const own = lines.filter(({ lineKind }) => lineKind === kind);
    expect(Math.min(takenPaise, refundedPaise)).toBeGreaterThanOrEqual(0);
    expect(sumOf(own.map(({ netPaise }) => netPaise))).toBe(takenPaise + movedPaise);
    expect(sumOf(own.map(({ refundPaise }) => refundPaise))).toBe(refundedPaise);
    for (const line of own) expect(line.grossPaise).toBe(line.netPaise + line.discountPaise);
  }
}

it('every line, bill, day and month agrees to the paisa, in any sequence of concurrent calls, and no receipt changes', async () => {
  const done = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(calls, async (groups) => {
      const made: Made = {
        bills: [1, 2].map(() => billable({ feePaise: fee })),
        lines: [],
        payments: [],
      };
      // So that most bills have a deposit with a room, and a pack that is paid.
      for (const one of started) await make(one, made);
      const receipts = new Map<string, unknown>();
      for (const group of groups) {
        const results = await Promise.allSettled(group.map((one) => make(one, made)));
        for (const [index, result] of results.entries()) {
          const { do: what } = group[index] as Call;
          if (result.status === 'fulfilled') done.set(what, (done.get(what) ?? 0) + 1);
          // A refusal is a ProblemError with a message, never a failed SQL statement.
          else expect(result.reason).toBeInstanceOf(ProblemError);
        }
        for (const one of made.bills) {
          await expectBill(one);
          for (const { id, lines } of await listPaymentsOf(store.database, one.appointmentId)) {
            const said = receiptLines({ lines }).map(({ id: lineId, amountPaise }) => [lineId, amountPaise]);
            expect(said).toEqual(receipts.get(id) ?? said);
            receipts.set(id, said);
          }
        }
      }
      await expectDays('2026-11-29', '2026-11-30');
      await expectDays('2026-11-01', '2026-12-01');
      await expectDays('2026-11-01', '2027-01-01');
    }),
    // Rows of earlier runs stay in the store, so that a shorter example would prove nothing.
    { numRuns: thirdUnlessFull(15), seed: 20261130, endOnFailure: true },
  );
  for (const what of ['add', 'pay', 'refund', 'discount', 'set against'])
    expect(done.get(what) ?? 0, what).toBeGreaterThan(0);
}, 120_000);
