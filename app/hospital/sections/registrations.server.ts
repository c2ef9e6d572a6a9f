import type { Registration } from '#app/hospital-facts/fact-types.ts';
import { filledTogether, textField, textOrNull } from '../fact-fields.server.ts';
import { factSection } from '../fact-section.ts';

/** Choices for the Clinical Establishments Act. */
const establishment = { registered: 'It is registered', not: 'The Act does not apply' } as const;

const messages = {
  both: 'Enter the number and who gave it.',
  says: 'Choose what is the case.',
  registered: 'A number belongs to a hospital that is registered: choose that above.',
} as const;

const registrationOf = (number: string, authority: string): Registration | null =>
  number === '' ? null : { number, authority };

export const registrations = factSection({
  id: 'registrations',
  purpose: 'The papers under which the hospital works. The law asks for the first two on the website.',
  shows: 'On Your rights.',
  fields: [
    textField({
      name: 'mentalHealthNumber',
      heading: 'Mental Healthcare Act 2017',
      label: 'Number of the registration',
      hint: 'With the State Mental Health Authority',
    }),
    textField({
      name: 'mentalHealthAuthority',
      label: 'Authority that gave it',
      hint: 'Such as State Mental Health Authority, Haryana',
    }),
    textField({
      name: 'certificateShownAt',
      label: 'Where the certificate hangs',
      hint: 'The page says “The certificate hangs …”, so write: at the reception',
    }),
    {
      ...textField({
        name: 'establishment',
        heading: 'Clinical Establishments Act 2010',
        label: 'Registration under this Act',
        hint: 'The authority of the district says whether the Act applies',
      }),
      kind: 'choice',
      options: [
        { value: '', label: 'Not entered yet' },
        { value: 'registered', label: establishment.registered },
        { value: 'not', label: establishment.not },
      ],
      check: (text) => (Object.hasOwn(establishment, text) ? { text } : { problem: messages.says }),
    },
    textField({ name: 'establishmentNumber', label: 'Its number, where it is registered' }),
    textField({ name: 'establishmentAuthority', label: 'Who gave it' }),
  ],
  faults({ establishment: says, ...texts }) {
    const { establishmentNumber: number, establishmentAuthority: authority } = texts;
    return {
      ...filledTogether(texts, ['mentalHealthNumber', 'mentalHealthAuthority'], messages.both),
      ...(says === 'registered' && number === '' && { establishmentNumber: messages.both }),
      ...(says === 'registered' && authority === '' && { establishmentAuthority: messages.both }),
      ...(says !== 'registered' && number + authority !== '' && { establishment: messages.registered }),
    };
  },
  textsOf: ({ mentalHealthRegistration, certificateShownAt, clinicalEstablishment }) => {
    const registered = clinicalEstablishment === 'does not apply' ? null : clinicalEstablishment;
    return {
      mentalHealthNumber: mentalHealthRegistration?.number ?? '',
      mentalHealthAuthority: mentalHealthRegistration?.authority ?? '',
      certificateShownAt: certificateShownAt ?? '',
      establishment:
        clinicalEstablishment === 'does not apply' ? 'not' : registered === null ? '' : 'registered',
      establishmentNumber: registered?.number ?? '',
      establishmentAuthority: registered?.authority ?? '',
    };
  },
  applied: (facts, texts) => ({
    ...facts,
    mentalHealthRegistration: registrationOf(texts.mentalHealthNumber, texts.mentalHealthAuthority),
    certificateShownAt: textOrNull(texts.certificateShownAt),
    clinicalEstablishment:
      texts.establishment === 'not'
        ? 'does not apply'
        : registrationOf(texts.establishmentNumber, texts.establishmentAuthority),
  }),
});
