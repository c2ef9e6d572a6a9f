import { indianPhone } from '#app/contact-details/indian-phone.ts';
import { phoneDigitsOf } from '#app/contact-details/phone.ts';
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { keptPlaceholders, mailField, phoneField } from '../fact-fields.server.ts';
import { factSection } from '../fact-section.ts';

const textsOf = ({ phones, email }: HospitalFacts) => ({
  admission: phoneDigitsOf(phones.admission),
  landline: phoneDigitsOf(phones.landline),
  second: phoneDigitsOf(phones.second),
  email,
});

export const phonesAndMail = factSection({
  id: 'phones-and-mail',
  purpose:
    'How people reach the hospital. Somebody in distress may call these numbers: call each once before you save.',
  shows: 'On every page, also without a network, and on receipts.',
  fields: [
    phoneField({
      name: 'admission',
      label: 'Admission',
      hint: 'The number that every page asks people to call',
      required: true,
      mayKeepPlaceholder: true,
    }),
    phoneField({
      name: 'landline',
      label: 'Landline',
      hint: 'With its area code',
      required: true,
      mayKeepPlaceholder: true,
    }),
    phoneField({
      name: 'second',
      label: 'Second phone',
      required: true,
      mayKeepPlaceholder: true,
    }),
    mailField({
      name: 'email',
      label: 'E-mail',
      hint: 'An address that somebody reads each day',
      required: true,
      mayKeepPlaceholder: true,
    }),
  ],
  faults: (texts, { facts }) => keptPlaceholders(texts, textsOf(facts)),
  textsOf,
  applied: ({ phones, ...facts }, { admission, landline, second, email }) => ({
    ...facts,
    email,
    phones: {
      admission: indianPhone(phones.admission.label, admission),
      landline: indianPhone(phones.landline.label, landline),
      second: indianPhone(phones.second.label, second),
    },
  }),
});
