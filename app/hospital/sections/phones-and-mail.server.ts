import { indianPhone } from '#app/contact-details/indian-phone.ts';
import { mailField, mailText, phoneField, phoneText } from '../fact-fields.server.ts';
import { factSection } from '../fact-section.ts';

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
    }),
    phoneField({ name: 'landline', label: 'Landline', hint: 'With its area code', required: true }),
    phoneField({ name: 'second', label: 'Second phone', required: true }),
    mailField({
      name: 'email',
      label: 'E-mail',
      hint: 'An address that somebody reads each day',
      required: true,
    }),
  ],
  textsOf: ({ phones, email }) => ({
    admission: phoneText(phones.admission),
    landline: phoneText(phones.landline),
    second: phoneText(phones.second),
    email: mailText(email),
  }),
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
