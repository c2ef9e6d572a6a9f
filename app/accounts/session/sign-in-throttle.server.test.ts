import { expect, test } from 'vitest';
import { throttleKeys } from './sign-in-throttle.server.ts';

test('gives one account at one address one key, for every notation of the address', async () => {
  expect(await throttleKeys('a@b.example', '2001:db8::1')).toEqual(
    await throttleKeys('a@b.example', '2001:db8:0::2'),
  );
});

test('shares the address key between accounts, and the account key between addresses', async () => {
  const one = await throttleKeys('a@b.example', '203.0.113.9');
  const otherAccount = await throttleKeys('c@b.example', '203.0.113.9');
  const otherAddress = await throttleKeys('a@b.example', '203.0.113.10');
  expect([otherAccount.address[0].key === one.address[0].key, otherAccount.account === one.account]).toEqual([
    true,
    false,
  ]);
  expect([otherAddress.address[0].key === one.address[0].key, otherAddress.account === one.account]).toEqual([
    false,
    true,
  ]);
  expect(new Set([one, otherAccount, otherAddress].map((keys) => keys.accountAndAddress)).size).toBe(3);
});

test('makes keys that contain neither the mail address nor the IP address', async () => {
  const keys = await throttleKeys('asha@hospital.example', '203.0.113.9');
  const { address, ...others } = keys;
  for (const key of [...Object.values(others), ...address.map((limit) => limit.key)])
    expect(key).toMatch(/^[0-9a-f]{32}$/);
});
