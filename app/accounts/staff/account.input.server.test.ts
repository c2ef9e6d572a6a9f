import { expect, test } from 'vitest';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { parseInvitation, parseOwnName } from './account.input.server.ts';

const doctors = new Map([['d1', 'Dr. Asha Verma']]);
const invited = { email: 'Asha@Example.com', role: 'doctor', doctorId: 'd1' };

/** Messages of the refusal by field. */
function refusedBy(parse: () => unknown) {
  try {
    parse();
  } catch (error) {
    if (error instanceof ProblemError) return error.problem.errors;
    throw error;
  }
  throw new Error('The form was accepted.');
}

test('stores a mail address as the sign-in looks for it, also if it was pasted with invisible characters', () => {
  const email = ' Asha@Example.com\u200b';
  expect(parseInvitation({ ...invited, email }, doctors)).toEqual({
    email: 'asha@example.com',
    role: 'doctor',
    doctorId: 'd1',
  });
});

test('ignores the doctor of a role that needs none', () => {
  expect(parseInvitation({ ...invited, role: 'admin' }, doctors)).toMatchObject({ doctorId: null });
});

test('names each wrong field of an invitation', () => {
  const email = 'Email format is not correct (e.g., name@example.com).';
  const role = 'Choose what this person may do.';
  expect(refusedBy(() => parseInvitation({ email: '', role: '', doctorId: '' }, doctors))).toEqual({
    email,
    role,
  });
  expect(refusedBy(() => parseInvitation({ ...invited, email: 'asha' }, doctors))).toEqual({ email });
  expect(refusedBy(() => parseInvitation({ ...invited, email: `${'a'.repeat(250)}@b.in` }, doctors))).toEqual(
    { email },
  );
  expect(refusedBy(() => parseInvitation({ ...invited, role: 'owner' }, doctors))).toEqual({ role });
  expect(refusedBy(() => parseInvitation({ ...invited, doctorId: 'd2' }, doctors))).toEqual({
    doctorId: 'Choose the doctor.',
  });
});

test('asks an invited person for a name', () => {
  expect(parseOwnName({ name: ' Asha  Thakran ' })).toBe('Asha  Thakran');
  expect(refusedBy(() => parseOwnName({ name: ' ' }))).toEqual({ name: 'Please enter your name.' });
  expect(refusedBy(() => parseOwnName({ name: 'a'.repeat(101) }))).toHaveProperty('name');
});
