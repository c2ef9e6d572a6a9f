import { expect, test } from 'vitest';
import { addressGroup, throttleKeys, tooManyTries } from './sign-in-throttle.server.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['local', 'local'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

test('one account at one address is one key, in every spelling of the address', async () => {
  expect(await throttleKeys('a@b.example', '2001:db8::1')).toEqual(
    await throttleKeys('a@b.example', '2001:db8:0::2'),
  );
});

test('another account shares the address only, another address the account only', async () => {
  const one = await throttleKeys('a@b.example', '203.0.113.9');
  const otherAccount = await throttleKeys('c@b.example', '203.0.113.9');
  const otherAddress = await throttleKeys('a@b.example', '203.0.113.10');
  expect([otherAccount.address === one.address, otherAccount.account === one.account]).toEqual([true, false]);
  expect([otherAddress.address === one.address, otherAddress.account === one.account]).toEqual([false, true]);
  expect(new Set([one, otherAccount, otherAddress].map((keys) => keys.accountAndAddress)).size).toBe(3);
});

test('nobody can be read out of a key', async () => {
  const keys = await throttleKeys('asha@hospital.example', '203.0.113.9');
  for (const key of Object.values(keys)) expect(key).toMatch(/^[0-9a-f]{32}$/);
});

test('whoever is held back is told for how long', () => {
  const { status, headers, problem } = tooManyTries(61);
  expect([status, headers['Retry-After']]).toEqual([429, '61']);
  expect(problem.message).toBe('Too many tries. Please wait 2 minutes and try again.');
  expect(tooManyTries(60).problem.message).toBe('Too many tries. Please wait a minute and try again.');
});
