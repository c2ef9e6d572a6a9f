import { isMailAddress, mailAddressRule } from '#app/contact-details/mail-address.ts';
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { staffFieldProblem, staffMessage } from '#app/platform/http/staff-message.server.ts';
import { oneOf } from '#app/platform/input/fields.server.ts';
import { errorOptions, parseInput, shortText, type } from '#app/platform/input/input.server.ts';
import { newPasswordProblem } from '../password/password-rules.server.ts';
import { normalisedEmail } from './account.queries.server.ts';
import { accountLimits, bindRole, type Role, type RoleBinding, roles } from './account.values.ts';
import type { DoctorNames } from './staff.view.ts';

const role = oneOf(roles, staffMessage('Choose what this person may do.'));

const invitation = type({
  email: type('string').pipe((text, check) => {
    const email = normalisedEmail(text);
    return isMailAddress(email) ? email : check.error(errorOptions(staffMessage(mailAddressRule.message)));
  }),
  role,
  '+': 'delete',
});

const readBinding = (role: Role, form: URLSearchParams, doctors: DoctorNames): RoleBinding => {
  const asked = form.get('doctorId') ?? '';
  const binding = bindRole(role, doctors.has(asked) ? asked : null);
  if (!binding) throw staffFieldProblem(400, 'doctorId', 'Choose the doctor.');
  return binding;
};

/**
 * Reads the mail address and the role of an invitation, with the doctor that the role needs.
 *
 * @param doctors the doctors of the directory
 */
export function parseInvitation(
  form: URLSearchParams,
  doctors: DoctorNames,
): { readonly email: string } & RoleBinding {
  const input = { email: form.get('email') ?? '', role: form.get('role') ?? '' };
  const { email, role: chosen } = parseInput(invitation, input);
  return { email, ...readBinding(chosen, form, doctors) };
}

/** Reads a role, with the doctor that it needs. */
export function parseRole(form: URLSearchParams, doctors: DoctorNames): RoleBinding {
  const { role: chosen } = parseInput(type({ role, '+': 'delete' }), { role: form.get('role') ?? '' });
  return readBinding(chosen, form, doctors);
}

const ownName = type({
  name: shortText(accountLimits.name, { required: staffMessage('Please enter your name.') }),
  '+': 'delete',
});

/** Reads the name that an invited person entered. */
export const parseOwnName = (form: URLSearchParams) =>
  parseInput(ownName, { name: form.get('name') ?? '' }).name;

/**
 * Reads a new password that was typed twice, and checks it by the same rules as the command line.
 *
 * @param whose data the password must not be made of
 * @throws ProblemError 400
 */
export async function parseNewPassword(
  form: URLSearchParams,
  whose: { readonly email: string; readonly name: string },
  { hospital }: Pick<HospitalFacts, 'hospital'>,
): Promise<string> {
  const password = form.get('newPassword') ?? '';
  const problem = await newPasswordProblem(password, whose, hospital);
  if (problem) throw staffFieldProblem(400, 'newPassword', problem);
  if (password !== form.get('repeated')) {
    throw staffFieldProblem(400, 'repeated', 'The two passwords are not the same.');
  }
  return password;
}
