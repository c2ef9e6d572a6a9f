import { indianPhone } from '#app/contact-details/indian-phone.ts';
import {
  filledTogether,
  mailField,
  mailText,
  phoneField,
  phoneText,
  textField,
  textOrNull,
} from '../fact-fields.server.ts';
import { factSection } from '../fact-section.ts';

export const personalData = factSection({
  id: 'personal-data',
  purpose: 'Who answers for personal data and hears complaints about it: the grievance officer.',
  shows: 'In the privacy policy.',
  fields: [
    textField({ name: 'name', label: 'Name of the grievance officer', max: 80 }),
    mailField({ name: 'email', label: 'Their e-mail' }),
    phoneField({ name: 'phone', label: 'Their telephone' }),
    textField({
      name: 'dataPlace',
      label: 'Where the data lies',
      hint: 'As the host says it for this account. The page says “… is stored …”, so write: in India',
    }),
  ],
  faults: (texts) =>
    filledTogether(texts, ['name', 'email', 'phone'], 'Name, e-mail and telephone belong together.'),
  textsOf: ({ dataContact, dataPlace }) => ({
    name: dataContact?.name ?? '',
    email: mailText(dataContact?.email ?? ''),
    phone: phoneText(dataContact?.phone ?? null),
    dataPlace: dataPlace ?? '',
  }),
  applied: (facts, { name, email, phone, dataPlace }) => ({
    ...facts,
    dataContact: name === '' ? null : { name, email, phone: indianPhone(name, phone) },
    dataPlace: textOrNull(dataPlace),
  }),
});
