import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { passwordProblem } from './password-rules.server.ts';

const about = ['Asha Thakran', 'asha.thakran@hospital.example', 'Panchkula Mind & Wellness Hospital'];
const guessed = /among the first/;

test.each([
  'five quiet copper lanterns drift',
  'correct horse battery staple',
  'xK9#mPq2vL7w',
  'मेरा बहुत लंबा वाक्य',
  'kaksha mein neem ka ped',
])('accepts %j', async (password) => {
  expect(await passwordProblem(password, about)).toBeUndefined();
});

test.each([
  'password1234',
  'Password@123',
  'P@$$w0rd2026',
  'passwordpassword',
  'qwertyuiop12',
  'qwerty123456',
  '1qaz2wsx3edc',
  'q1w2e3r4t5y6',
  '1a2s3d4f5g6h',
  'zxcvbnm,./123',
  '123456789012',
  '111122223333',
  '९८७६५४३२१०१२',
  '112233445566',
  '9876543210987',
  '98140-12345-67',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'abcdefghijkl',
  'iloveyou1234',
  'iloveyouforever',
  'letmein123456',
  'welcome@12345',
  'Welcome2Hospital',
  'administrator',
  'administrator1',
  'changeme12345',
  'sunshine2026!',
  'Summer2026!!!',
  'indiaindia123',
  'jaimatadi1234',
  'waheguru12345',
  'liverpool1234',
  'manchesterunited',
  'footballcricket',
  'princess12345',
  'samsung123456',
  'basketball123',
  'monkeydragon1',
  'superman12345',
  'Chandigarh@123',
  'panchkula-demo',
  'hospital@2026',
  'mindwellness15',
])('refuses %j as easy to guess', async (password) => {
  expect(await passwordProblem(password, [])).toMatch(guessed);
});

test('refuses every password of the list of common ones that is long enough', async () => {
  const long = dictionary['passwords-common'].filter((password) => password.length >= 12);
  expect(long.length).toBeGreaterThan(250);
  const accepted = [];
  for (const password of long) if (!(await passwordProblem(password, []))) accepted.push(password);
  expect(accepted).toEqual([]);
});

test("refuses a password made of the person's own name", async () => {
  expect(await passwordProblem('AshaThakran@1', about)).toMatch(guessed);
  expect(await passwordProblem('AshaThakran@1', [])).toBeUndefined();
});

test('accepts 12 to 128 characters', async () => {
  expect(await passwordProblem('xK9#mPq2vL7', [])).toBe('The password needs at least 12 characters.');
  expect(await passwordProblem('xK9#mPq2vL7w'.repeat(11).slice(0, 129), [])).toBe(
    'The password can have at most 128 characters.',
  );
});

test('refuses outer spaces, because sign-in trims the password', async () => {
  expect(await passwordProblem(' five quiet copper lanterns', [])).toMatch(/space/);
  expect(await passwordProblem('five quiet copper lanterns ', [])).toMatch(/space/);
});
