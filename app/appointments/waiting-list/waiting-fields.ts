/** The fields of the form that puts a person on the waiting list, in the order of the page. */

import { dayOf } from '#app/time/calendar.ts';
import { declareFields } from '#app/ui/form/declared-field.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { deskFields } from '../desk-fields.ts';
import { waitingMessages } from './waiting.values.ts';

const { date } = appointmentProblems;
const { doctorId, visit, phone, patientName, safeToCall } = deskFields;

const day = {
  kind: 'date',
  required: true,
  missing: date,
  check(typed: string) {
    const text = dayOf(typed);
    return text === undefined ? { problem: date } : { text };
  },
} as const;

export const waitingFields = {
  ...{ doctorId, visit },
  ...declareFields({
    fromDay: { label: 'From', ...day },
    untilDay: { label: 'Until', hint: 'The same day if only one suits.', ...day },
  }),
  ...{ phone, patientName },
  ...declareFields({
    agreed: {
      label: 'The person agreed that we call when a time is free',
      kind: 'choice',
      required: true,
      missing: waitingMessages.agreed,
    },
  }),
  safeToCall,
};
