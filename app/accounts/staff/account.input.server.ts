import { isMailAddress, mailAddressRule } from '#app/contact-details/mail-address.ts';
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { fieldProblem, ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import { oneOf } from '#app/platform/input/fields.server.ts';
import { errorOptions, parseInput, shortText, type } from '#app/platform/input/input.server.ts';
import { newPasswordProblem } from '../password/password-rules.server.ts';
import { normalisedEmail } from './account.queries.server.ts';
import { accountLimits, roles } from './account.values.ts';

const role = oneOf(roles, staffMessage('Choose what this person may do.'));

const invitation = type({
  email: type('string').pipe((text, check) => {
    const email = normalisedEmail(text);
    return isMailAddress(email) ? email : check.error(errorOptions(staffMessage(mailAddressRule.message)));
  }),
  role,
  '+': 'delete',
});

/** Reads the mail address and the role of an invitation. */
export const parseInvitation = (form: URLSearchParams) =>
  parseInput(invitation, { email: form.get('email') ?? '', role: form.get('role') ?? '' });

export const parseRole = (form: URLSearchParams) =>
  parseInput(type({ role, '+': 'delete' }), { role: form.get('role') ?? '' }).role;

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
  if (problem) throw new ProblemError(400, fieldProblem('newPassword', staffMessage(problem)));
  if (password !== form.get('repeated')) {
    throw new ProblemError(
      400,
      fieldProblem('repeated', staffMessage('The two passwords are not the same.')),
    );
  }
  return password;
}
