import { expect, test } from 'vitest';
import {
  costOf,
  currentCost,
  hashPassword,
  highestCost,
  unknownAccountHash,
  verifyPassword,
} from './password.server.ts';

const password = 'five quiet copper lanterns drift';
/** A cost far below the current one, so that the tests are fast. */
const lowCost = { ln: 4, r: 8, p: 1 } as const;

test('hashes with the scrypt parameters of decision 0004, within the cost limit of Workers', async () => {
  const hash = await hashPassword(password);
  expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(costOf(currentCost)).toBeLessThanOrEqual(highestCost);
  expect(await verifyPassword(password, hash)).toEqual({ matches: true, outdated: false });
});

test('hashes the same password with a new salt each time', async () => {
  expect(await hashPassword(password, lowCost)).not.toBe(await hashPassword(password, lowCost));
});

test.each([`${password} `, password.toUpperCase(), '', password.slice(0, -1)])(
  'refuses %j, which differs from the password',
  async (other) => {
    const hash = await hashPassword(password, lowCost);
    expect(await verifyPassword(other, hash)).toEqual({ matches: false, outdated: false });
  },
);

test('reports a hash below the current cost as outdated when the password matches', async () => {
  expect(await verifyPassword(password, await hashPassword(password, lowCost))).toEqual({
    matches: true,
    outdated: true,
  });
});

test('refuses a stored hash whose cost is above the limit of Workers, without computing it', async () => {
  const expensive = unknownAccountHash.replace('ln=15', 'ln=20');
  await expect(verifyPassword(password, expensive)).rejects.toThrow('above the limit');
});

test.each([
  '',
  'plain',
  '$argon2id$v=19$m=1,t=1,p=1$YQ$YQ',
  unknownAccountHash.slice(0, -1),
  `${unknownAccountHash}A`,
])('refuses the malformed stored hash %j', async (stored) => {
  await expect(verifyPassword(password, stored)).rejects.toThrow('unreadable');
});

test('verifies a password for an unknown account at the current cost and refuses it', async () => {
  expect(unknownAccountHash).toContain(`$ln=${currentCost.ln},r=${currentCost.r},p=${currentCost.p}$`);
  for (const candidate of ['', 'A', password]) {
    expect((await verifyPassword(candidate, unknownAccountHash)).matches).toBe(false);
  }
});
