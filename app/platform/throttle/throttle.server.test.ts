import { expect, test } from 'vitest';
import { tooManyTries } from './counter.server.ts';
import { addressGroups, networkCode, widestGroup } from './network.server.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['local', 'local'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, group) => {
  expect(addressGroups(address)[0].name).toBe(group);
});

test.each([
  ['203.0.113.9', ['203.0.113.9']],
  ['::ffff:203.0.113.9', ['203.0.113.9']],
  ['2001:db8:1:2f03::1', ['2001:db8:1:2f03::/64', '2001:db8:1:2f00::/56', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
])('%s is counted in %j', (address, groups) => {
  expect(addressGroups(address).map(({ name }) => name)).toEqual(groups);
});

test('two addresses of one /48 have one code, which is another one after a deployment, and of a shared network', async () => {
  const network = { asn: null, codeKey: 'first' };
  const [one, two, other] = ['2001:db8:1:2::1', '2001:db8:1:fff2::9', '2001:db8:2:2::1'];
  const code = await networkCode({ address: one, network });
  expect(code).toMatch(/^n[0-9a-f]{24}$/);
  expect(await networkCode({ address: two, network })).toBe(code);
  expect(widestGroup(two)).toBe(widestGroup(one));
  expect(await networkCode({ address: other, network })).not.toBe(code);
  expect(await networkCode({ address: one, network: { ...network, codeKey: 'second' } })).not.toBe(code);
  expect(await networkCode({ address: one, network: { ...network, asn: 55836 } })).toMatch(/^s/);
  expect(await networkCode({ address: one })).toBeNull();
});

test('a refusal says how long to wait', () => {
  const { status, headers, problem } = tooManyTries(61);
  expect([status, headers['Retry-After']]).toEqual([429, '61']);
  expect(problem.message).toBe('Too many tries. Please wait 2 minutes and try again.');
  expect(tooManyTries(60).problem.message).toBe('Too many tries. Please wait a minute and try again.');
});
