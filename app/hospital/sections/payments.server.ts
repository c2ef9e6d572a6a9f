import { textField, textOrNull } from '../fact-fields.server.ts';
import { factSection } from '../fact-section.ts';

/** UPI id in the format of the National Payments Corporation of India. */
const upiAddress = /^[a-z0-9._-]{2,256}@[a-z][a-z0-9]{1,63}$/i;

export const payments = factSection({
  id: 'payments',
  purpose: 'Where payments by UPI go. Without an id, payment by UPI is not offered.',
  shows:
    'At the desk: in the code that a patient scans to pay. On a patient’s own page, if payment before the visit is asked for.',
  fields: [
    textField({
      name: 'upiId',
      label: 'UPI id',
      hint: 'Such as hospital@bank. Pay one rupee to it before you rely on it.',
      max: 100,
      check: (text) => (upiAddress.test(text) ? { text } : { problem: 'A UPI id looks like hospital@bank.' }),
    }),
  ],
  textsOf: ({ upiId }) => ({ upiId: upiId ?? '' }),
  applied: (facts, { upiId }) => ({ ...facts, upiId: textOrNull(upiId) }),
});
