import { describe, expect, test } from 'vitest';
import { fromRupees, zeroPaise } from '#app/money/money.ts';
import type { BillLine, PaidLine } from './bill-line.values.ts';
import { depositRestPaise } from './bill-line.values.ts';
import type { Payment } from './payment.values.ts';
import { refundableParts } from './refundable-parts.ts';

const line = (kind: PaidLine['kind'], amount: number, left: number): PaidLine => ({
  ...{ id: kind, kind, label: kind, translations: {}, quantity: 1, sessions: null },
  ...{ unitPaise: fromRupees(10_000), discountPaise: zeroPaise },
  ...{ amountPaise: fromRupees(amount), leftPaise: fromRupees(left) },
});

const payment = (lines: readonly PaidLine[], amount: number, refunded = 0) =>
  ({ lines, amountPaise: fromRupees(amount), refundedPaise: fromRupees(refunded) }) as Payment;

const partsOf = (paid: Payment, isOwed = true) =>
  refundableParts(paid, isOwed).map(({ name, left }) => [name, left / 100]);

describe('what a refund offers', () => {
  const stay = payment([line('deposit', 10_000, 3000), line('room', 0, 7000)], 10_000);

  test('of a deposit that was set against the room is its rest alone', () => {
    expect(partsOf(stay)).toEqual([['Rest of the deposit', 3000]]);
  });

  test('starts with the rest of the deposit, without the whole payment', () => {
    const lines = [line('deposit', 10_000, 3000), line('test', 500, 500), line('room', 0, 7000)];
    expect(partsOf(payment(lines, 11_200))).toEqual([
      ['Rest of the deposit', 3000],
      ['Consultation', 700],
      ['test', 500],
    ]);
  });

  test('of a cancelled visit is everything', () => {
    expect(partsOf(stay, false)).toEqual([
      ['All of it', 10_000],
      ['deposit', 3000],
      ['room', 7000],
    ]);
  });

  test('is the room once nothing is left of the deposit, so that a mistake can be mended', () => {
    const lines = [line('deposit', 10_000, 0), line('room', 0, 7000)];
    expect(partsOf(payment(lines, 10_000, 3000))).toEqual([['room', 7000]]);
  });

  test('starts with all of a payment for several things', () => {
    expect(partsOf(payment([line('session', 1800, 1800)], 2500))).toEqual([
      ['All of it', 2500],
      ['Consultation', 700],
      ['session, session', 1800],
    ]);
  });
});

describe('the rest of a deposit is to be given back', () => {
  const billed = (kind: BillLine['kind'], owed: number, paid: number, reduced = 0): BillLine => ({
    ...line(kind, 0, 0),
    unitPaise: fromRupees(owed),
    discountReason: null,
    reductionPaise: fromRupees(reduced),
    paidPaise: fromRupees(paid),
  });
  const deposit = billed('deposit', 10_000, 3000, 7000);

  test('after it was set against the room', () => {
    expect(depositRestPaise([deposit, billed('room', 7000, 7000)])).toBe(fromRupees(3000));
  });

  test('but not while a room is to be paid, nor before it is set against one', () => {
    expect(depositRestPaise([deposit, billed('room', 7000, 7000), billed('room', 3500, 0)])).toBe(zeroPaise);
    expect(depositRestPaise([billed('deposit', 10_000, 10_000), billed('room', 7000, 7000)])).toBe(zeroPaise);
    expect(depositRestPaise([billed('deposit', 10_000, 8000, 2000)])).toBe(zeroPaise);
  });
});
