import { expect, test } from 'vitest';
import { tooManyTries } from './counter.server.ts';
import { addressGroup } from './rate-limit.server.ts';

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

test('a refusal says how long to wait', () => {
  const { status, headers, problem } = tooManyTries(61);
  expect([status, headers['Retry-After']]).toEqual([429, '61']);
  expect(problem.message).toBe('Too many tries. Please wait 2 minutes and try again.');
  expect(tooManyTries(60).problem.message).toBe('Too many tries. Please wait a minute and try again.');
});
