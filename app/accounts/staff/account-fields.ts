/** The fields of an account. Passwords are not declared: a refused form returns the texts of declared fields. */

import { isMailAddress, mailAddressRule } from '#app/contact-details/mail-address.ts';
import { declareFields } from '#app/ui/form/declared-field.ts';
import { normalisedEmail, roleLabels, roles } from './account.values.ts';

const chooseRole = 'Choose what this person may do.';
const { maxLength: longestAddress, message: noAddress } = mailAddressRule;

/** The account of somebody who signs in, or opens a one-time link. */
export const ownFields = declareFields({
  email: { label: 'Your Email', kind: 'email', max: longestAddress, required: true },
  name: {
    label: 'Your name',
    hint: 'As others here know you: it stands beside what you do.',
    max: 100,
    required: true,
    missing: 'Please enter your name.',
  },
});

/** A role, and the doctor to whom the role `doctor` is bound. */
export const roleFields = declareFields({
  role: {
    label: 'Role',
    hint: 'Owners may do everything. The front desk keeps appointments, calls, payments and the times of doctors. A doctor sees their own appointments and enters their own leave.',
    kind: 'choice',
    options: roles.map((value) => ({ value, label: roleLabels[value] })),
    required: true,
    missing: chooseRole,
    check: (text) => (roles.some((role) => role === text) ? { text } : { problem: chooseRole }),
  },
  doctorId: {
    label: 'Which doctor',
    hint: 'Needed for the role Doctor, and ignored for the others.',
    kind: 'choice',
  },
});

export const invitationFields = {
  ...declareFields({
    email: {
      label: 'Mail address',
      kind: 'email',
      max: longestAddress,
      required: true,
      missing: noAddress,
      tooLong: noAddress,
      check(typed) {
        const text = normalisedEmail(typed);
        return isMailAddress(text) ? { text } : { problem: noAddress };
      },
    },
  }),
  ...roleFields,
};
