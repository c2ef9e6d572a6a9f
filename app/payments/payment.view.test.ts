import { describe, expect, test } from 'vitest';
import { paise } from '#app/money/money.ts';
import { parseDiscount, parsePayment, parseRefund, parseTillCount } from './payment.input.server.ts';
import { paymentMessages } from './payment.values.ts';
import { upiLink } from './payment.view.ts';

test('builds a UPI link with the exact amount, our reference and a neutral note', () => {
  const link = upiLink({
    upiId: 'hospital@bank',
    payee: 'Mind & Wellness',
    paise: paise(49_905),
    reference: 'K7P4RX',
    note: 'Appointment K7P-4RX',
  });
  expect(link).toBe(
    'upi://pay?pa=hospital@bank&pn=Mind%20%26%20Wellness&am=499.05&cu=INR&tn=Appointment%20K7P-4RX&tr=K7P4RX',
  );
});

test('accepts printed amounts such as “₹1,250” in every form', () => {
  expect(parseDiscount({ discount: '₹1,250', reason: 'x' })).toMatchObject({ paise: 125_000 });
  expect(parseRefund({ amount: '1,250', reason: 'x' })).toMatchObject({ amountPaise: 125_000 });
  expect(parseTillCount({ counted: '₹ 1,250.50' })).toMatchObject({ countedPaise: 125_050 });
  expect(() => parseTillCount({ counted: '1,2' })).toThrow();
});

describe('payment input', () => {
  const body = { appointmentId: 'a', amount: 800, method: 'cash' };
  const errorsOf = (parse: () => unknown) => {
    try {
      return parse();
    } catch (error) {
      return (error as { problem: { errors: Record<string, string> } }).problem.errors;
    }
  };

  test.each([
    [800, 80_000],
    ['800', 80_000],
    [800.5, 80_050],
    ['0.01', 1],
    [8.29, 829],
    ['1,250', 125_000],
    ['₹ 1,250.50', 125_050],
  ])('reads %j rupees as %d paise', (amount, count) => {
    expect(parsePayment({ ...body, amount })).toMatchObject({ amountPaise: count });
  });

  test.each([0, -1, 0.001, 1e21, 'eight', '1,2', '₹', '', null, Number.NaN, [800], '8e2', ' '])(
    'refuses the amount %j',
    (amount) => {
      expect(errorsOf(() => parsePayment({ ...body, amount }))).toHaveProperty('amount');
    },
  );

  test('requires the twelve digits of the bank for UPI', () => {
    const upi = (reference?: string) => errorsOf(() => parsePayment({ ...body, method: 'upi', reference }));
    for (const typed of ['1234 5678 9012', '१२३४५६७८९०१२', '੧੨੩੪-੫੬੭੮-੯੦੧੨']) {
      expect(upi(typed)).toMatchObject({ reference: '123456789012' });
    }
    for (const wrong of [undefined, '', '12345678901', '1234567890123', '12345678901x']) {
      expect(upi(wrong), wrong).toHaveProperty('reference');
    }
  });

  test('requires a reason for a discount', () => {
    expect(errorsOf(() => parsePayment({ ...body, discount: 100 }))).toEqual({
      reason: paymentMessages.discountReason,
    });
    expect(parsePayment({ ...body, discount: 100, reason: 'Student' })).toMatchObject({
      discount: { paise: 10_000, reason: 'Student' },
    });
  });

  test('requires a reason for a refund, and reads a missing amount as the whole', () => {
    expect(parseRefund({ reason: 'x' })).toEqual({ amountPaise: null, reason: 'x', lowersFee: false });
    expect(errorsOf(() => parseRefund({}))).toEqual({ reason: paymentMessages.refundReason });
  });
});
