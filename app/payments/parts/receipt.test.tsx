import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { localeTags } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { paise } from '#app/money/money.ts';
import { receiptWords } from '#messages/payments/receipt.ts';
import type { Payment } from '../payment.values.ts';
import { Receipt } from './receipt.tsx';

const at = new Date('2026-11-20T05:00:00Z');

const payment: Payment = {
  ...{ id: 'payment-1', appointmentId: 'visit-1', financialYear: 2026, receiptNumber: 123 },
  ...{ amountPaise: paise(60_050), method: 'upi', reference: '123456789012', refundedPaise: paise(60_050) },
  ...{ discountPaise: paise(20_000), discountReason: 'Student', patientName: 'Asha Rani' },
  ...{ doctorId: 'doctor-1', doctorName: 'Dr. Fee', doctorRegistration: 'Reg. no. 1, A council' },
  ...{ day: '2026-11-20', createdAt: at, by: 'staff-1' },
  refunds: [
    { id: 'refund-1', at, by: 'staff-1', amountPaise: paise(60_050), reason: 'Doctor was ill', lines: [] },
  ],
  lines: [],
  refundRequest: null,
};

/** The receipts of a payment in all locales, as they were before a bill had lines. */
const before = new URL('../../../tests/support/fixtures/receipts-of-consultations.html', import.meta.url);

/** Class names are hashes of the style sheets' paths, and no text. */
const withoutClasses = (html: string) => html.replace(/ class="[^"]*"/g, '');

const receiptIn = (shown: Payment, locale: (typeof localeTags)[number]) =>
  withoutClasses(
    renderToStaticMarkup(
      <Receipt
        payment={shown}
        copy={{
          ...{ locale, words: messagesIn(locale, receiptWords), day: '20 November 2026' },
          ...{ amountInWords: 'Six Hundred Rupees And Fifty Paise Only', takenBy: 'Desk' },
          from: ['Hospital', 'Sector 15', '0172', 'Find us'],
        }}
      />,
    ),
  );

test('a receipt of a consultation is the same, byte for byte, as before a bill had lines', () => {
  const paid: Payment = { ...payment, discountPaise: paise(0), refundedPaise: paise(0), refunds: [] };
  const html = [payment, paid].flatMap((one) => localeTags.map((locale) => receiptIn(one, locale)));
  expect(`${html.join('\n')}\n`).toBe(readFileSync(before, 'utf8'));
});
