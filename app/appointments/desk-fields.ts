/** Fields that the forms of the desk share: whom a person wants to see, and who that is. */

import { parsePhone, phoneFault, phoneMessage } from '#app/contact-details/phone.ts';
import { declareFields } from '#app/ui/form/declared-field.ts';
import { appointmentProblems as problems } from '#messages/appointments/problems.ts';
import { inputProblems } from '#messages/platform/problems.ts';
import { appointmentLimits, callAnswerTexts, visitKinds, visitLabels } from './appointment.values.ts';

const optionOf = (values: readonly string[], problem: string) => (text: string) =>
  values.includes(text) ? { text } : { problem };

export const deskFields = declareFields({
  doctorId: { label: 'Doctor', kind: 'choice', max: 60, required: true, missing: problems.doctorUnknown },
  visit: {
    label: 'Where',
    kind: 'choice',
    options: visitKinds.map((value) => ({ value, label: visitLabels[value] })),
    required: true,
    missing: problems.visit,
    check: optionOf(visitKinds, problems.visit),
  },
  patientName: { label: 'Name', max: appointmentLimits.name, required: true, missing: problems.patientName },
  phone: {
    label: 'Phone',
    kind: 'tel',
    required: true,
    missing: phoneMessage,
    check(typed) {
      const text = parsePhone(typed);
      return text === undefined ? { problem: phoneFault(typed) ?? phoneMessage } : { text };
    },
  },
  safeToCall: {
    label: 'Safe to call',
    kind: 'choice',
    options: (['', 'true', 'false'] as const).map((value) => ({ value, label: callAnswerTexts[value] })),
    check: optionOf(['true', 'false'], inputProblems.trueOrFalse),
  },
});
