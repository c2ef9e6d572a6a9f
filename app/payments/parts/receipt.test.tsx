import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { localeTags } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { paise } from '#app/money/money.ts';
import { receiptWords } from '#messages/payments/receipt.ts';
import type { PaidLine } from '../bill-line.values.ts';
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

const line: PaidLine = {
  ...{
    id: 'line-1',
    kind: 'pack',
    label: 'Psychotherapy',
    sessions: 6,
    quantity: 2,
    unitPaise: paise(9_720_00),
  },
  translations: { hi: 'मनोचिकित्सा' },
  ...{ discountPaise: paise(100_00), amountPaise: paise(500_50), leftPaise: paise(0) },
};

test.each([
  ['en', 'Psychotherapy', 'Pack of sessions, 6 sessions, 2 × ₹9,720, Discount ₹100'],
  ['hi', 'मनोचिकित्सा', 'सेशन का पैक, 6 सेशन, 2 × ₹9,720, छूट ₹100'],
  // Without a translation on the day of the line, its English name stays.
  ['pa', 'Psychotherapy', 'ਸੈਸ਼ਨਾਂ ਦਾ ਪੈਕ, 6 ਸੈਸ਼ਨ, 2 × ₹9,720, ਛੋਟ ₹100'],
] as const)(
  'a receipt in %s names each line with its amount, and the rest as the consultation',
  (locale, name, detail) => {
    const html = receiptIn(
      { ...payment, lines: [line, { ...line, id: 'line-2', amountPaise: paise(0) }] },
      locale,
    );
    for (const text of [
      name,
      detail,
      '<dd>₹500.50</dd>',
      '<dd>₹100</dd>',
      messagesIn(locale, receiptWords).consultation,
    ])
      expect(html).toContain(text);
    // A room to which a deposit moved later is not part of what was paid.
    expect(html.split(detail)).toHaveLength(2);
  },
);
