/** The fields of a consent to show a patient's story. */

import { dayOf } from '#app/time/calendar.ts';
import { declareFields, type FieldTexts } from '#app/ui/form/declared-field.ts';

export const consentMessages = {
  by: 'Enter who gave the consent.',
  on: 'Enter the date of the consent.',
  inFuture: 'The date of the consent is in the future.',
} as const;

export const consentFields = declareFields({
  by: {
    label: 'Who gave consent',
    hint: 'The person in the story, or who decides for them.',
    max: 120,
    required: true,
    missing: consentMessages.by,
  },
  on: {
    label: 'Date of consent',
    hint: 'When it was given.',
    kind: 'date',
    required: true,
    missing: consentMessages.on,
    // The date in India counts, which starts 5.5 hours before the date in UTC.
    check(typed, today) {
      const day = dayOf(typed);
      if (day === undefined || day < '2000') return { problem: consentMessages.on };
      return day <= today ? { text: day } : { problem: consentMessages.inFuture };
    },
  },
  note: { label: 'Note', hint: 'Such as where the signed form is kept.', kind: 'lines', max: 1000 },
});

type ConsentField = keyof typeof consentFields;

/** Consent to publish a patient's story. Required before the story is public (Mental Healthcare Act 2017, s. 24). */
export type Consent = FieldTexts<ConsentField>;

/** Column of a field, in the tables of links and of consents. */
export type ConsentColumn = `consent${Capitalize<ConsentField>}`;

/** Pairs of a field and its column. */
export const consentColumns = (Object.keys(consentFields) as ConsentField[]).map(
  (field) => [field, `consent${field.charAt(0).toUpperCase()}${field.slice(1)}` as ConsentColumn] as const,
);
