import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { staffFieldProblem } from '#app/platform/http/staff-message.server.ts';
import { checkTexts } from '#app/platform/staff-input/check-texts.server.ts';
import type { FieldTexts } from '#app/ui/form/declared-field.ts';
import { newPasswordProblem } from '../password/password-rules.server.ts';
import { bindRole, type Role, type RoleBinding } from './account.values.ts';
import { invitationFields, ownFields, roleFields } from './account-fields.ts';
import type { DoctorNames } from './staff.view.ts';

/** @param doctors the doctors of the directory */
const bindingOf = ({ role, doctorId }: FieldTexts<keyof typeof roleFields>, doctors: DoctorNames) => {
  const binding = bindRole(role as Role, doctors.has(doctorId) ? doctorId : null);
  if (!binding) throw staffFieldProblem(400, 'doctorId', 'Choose the doctor.');
  return binding;
};

/** Checks the mail address and the role of an invitation, with the doctor that the role needs. */
export function parseInvitation(
  typed: FieldTexts<keyof typeof invitationFields>,
  doctors: DoctorNames,
): { readonly email: string } & RoleBinding {
  const { email, ...role } = checkTexts(Object.values(invitationFields), typed, '');
  return { email, ...bindingOf(role, doctors) };
}

/** Checks a role, with the doctor that it needs. */
export const parseRole = (typed: FieldTexts<keyof typeof roleFields>, doctors: DoctorNames): RoleBinding =>
  bindingOf(checkTexts(Object.values(roleFields), typed, ''), doctors);

/** Checks the name that an invited person entered. */
export const parseOwnName = (typed: { readonly name: string }) =>
  checkTexts([ownFields.name], typed, '').name;

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
