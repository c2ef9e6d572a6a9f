import { describe, expect, test } from 'vitest';
import { paise } from '#app/money/money.ts';
import { parseDiscount, parsePayment, parseRefund, parseTillClosing } from './payment.input.server.ts';
import { paymentMessages } from './payment.values.ts';
import { upiLink } from './payment.view.ts';

test('a UPI link asks for exactly the amount, under our reference, in neutral words', () => {
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

test('every form about money takes an amount as it is printed', () => {
  expect(parseDiscount({ discount: '₹1,250', reason: 'x' })).toMatchObject({ paise: 125_000 });
  expect(parseRefund({ amount: '1,250', reason: 'x' })).toMatchObject({ amountPaise: 125_000 });
  expect(parseTillClosing({ counted: '₹ 1,250.50' })).toMatchObject({ countedPaise: 125_050 });
  expect(() => parseTillClosing({ counted: '1,2' })).toThrow();
});

describe('a payment that comes in', () => {
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
  ])('of %j rupees is %d paise', (amount, count) => {
    expect(parsePayment({ ...body, amount })).toMatchObject({ amountPaise: count });
  });

  test.each([0, -1, 0.001, 1e21, 'eight', '1,2', '₹', '', null, Number.NaN, [800], '8e2', ' '])(
    'of %j is refused',
    (amount) => {
      expect(errorsOf(() => parsePayment({ ...body, amount }))).toHaveProperty('amount');
    },
  );

  test('by UPI has the twelve digits of the bank', () => {
    const upi = (reference?: string) => errorsOf(() => parsePayment({ ...body, method: 'upi', reference }));
    expect(upi('1234 5678 9012')).toMatchObject({ reference: '123456789012' });
    for (const wrong of [undefined, '', '12345678901', '1234567890123', '12345678901x']) {
      expect(upi(wrong), wrong).toHaveProperty('reference');
    }
  });

  test('with a discount says why', () => {
    expect(errorsOf(() => parsePayment({ ...body, discount: 100 }))).toEqual({
      reason: paymentMessages.discountReason,
    });
    expect(parsePayment({ ...body, discount: 100, reason: 'Student' })).toMatchObject({
      discount: { paise: 10_000, reason: 'Student' },
    });
  });

  test('is given back with a reason, whole where no amount is named', () => {
    expect(parseRefund({ reason: 'x' })).toEqual({ amountPaise: null, reason: 'x' });
    expect(errorsOf(() => parseRefund({}))).toEqual({ reason: paymentMessages.refundReason });
  });
});
