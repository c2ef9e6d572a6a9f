import fc from 'fast-check';
import { afterAll, beforeAll, expect } from 'vitest';
import { payments } from '#app/all-tables.server.ts';
import { fromRupees, paise } from '#app/money/money.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { billable } from '#tests/support/billable.ts';
import { commandFor } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { thirdUnlessFull } from '#tests/support/test-matrix.ts';
import { storeFiles, whenChanged } from '#tests/support/when-changed.ts';
import { grantDiscount } from './discount.commands.server.ts';
import { recordPayment } from './payment.commands.server.ts';
import { readSettlements } from './payment.queries.server.ts';
import type { BillableAppointment } from './payment.values.ts';
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
const amounts = fc.integer({ min: 1, max: fee + 20_000 }).map(paise);
const bill = fc.nat({ max: 1 });
/** Few references, so that some repeat. */
const reference = fc.constantFrom('111111111111', '222222222222', '333333333333');
const year = fc.constantFrom('2026-03-31T12:00:00Z', '2026-04-01T12:00:00Z');
const discounted = fc.record({ paise: fc.nat({ max: fee + 1 }).map(paise), reason: fc.constant('A reason') });

const call = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      bill,
      paise: amounts,
      year,
      method: fc.constantFrom('cash' as const, 'upi' as const),
      reference,
      discount: fc.option(discounted, { freq: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      which: fc.nat({ max: 5 }),
      paise: fc.option(amounts),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('discount' as const), bill, discount: discounted }) },
);
type Call = typeof call extends fc.Arbitrary<infer Made> ? Made : never;

/** Groups of calls: the calls of a group run concurrently, the groups run one after another. */
const calls = fc.array(fc.array(call, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 });

async function make(one: Call, bills: readonly BillableAppointment[], made: string[]): Promise<void> {
  if (one.do === 'refund') {
    const id = made[one.which % Math.max(made.length, 1)] ?? 'nobody';
    await refundPayment(staff, id, { amountPaise: one.paise, reason: 'A reason' });
    return;
  }
  const billed = bills[one.bill] as BillableAppointment;
  if (one.do === 'discount') {
    await grantDiscount(staff, billed, one.discount);
    return;
  }
  const payment = await recordPayment({ ...staff, now: new Date(one.year) }, billed, {
    appointmentId: billed.appointmentId,
    amountPaise: one.paise,
    method: one.method,
    reference: one.method === 'upi' ? one.reference : null,
    discount: one.discount,
  });
  made.push(payment.id);
}

it('never takes more than is due, nor skips or repeats a receipt number, in any sequence of concurrent calls', async () => {
  let taken = 0;
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(calls, async (groups) => {
      const bills = [1, 2].map(() => billable({ feePaise: fee }));
      const made: string[] = [];
      for (const group of groups) {
        const results = await Promise.allSettled(group.map((one) => make(one, bills, made)));
        for (const result of results) {
          if (result.status === 'fulfilled') continue;
          // A refusal is a ProblemError with a message, never a failed SQL statement.
          expect(result.reason).toBeInstanceOf(ProblemError);
          refused += 1;
        }
        const settled = await readSettlements(
          store.database,
          bills.map(({ appointmentId }) => appointmentId),
        );
        for (const { appointmentId } of bills) {
          const { paidPaise, discountPaise } = settled(appointmentId);
          expect(paidPaise + discountPaise).toBeLessThanOrEqual(fee);
          expect(paidPaise).toBeGreaterThanOrEqual(0);
        }
      }
      taken += made.length;
      const all = await store.database
        .select({ year: payments.financialYear, number: payments.receiptNumber })
        .from(payments)
        .orderBy(payments.financialYear, payments.receiptNumber);
      for (const one of new Set(all.map((row) => row.year))) {
        const numbers = all.filter((row) => row.year === one).map(({ number }) => number);
        expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      }
    }),
    { numRuns: thirdUnlessFull(25), seed: 20261122 },
  );
  expect(Math.min(taken, refused)).toBeGreaterThan(thirdUnlessFull(20));
}, 120_000);
