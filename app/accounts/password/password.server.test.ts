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
const cheap = { ln: 4, r: 8, p: 1 } as const;

test('hashes with the cost of decision 0004, which Workers accept', async () => {
  const hash = await hashPassword(password);
  expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(costOf(currentCost)).toBeLessThanOrEqual(highestCost);
  expect(await verifyPassword(password, hash)).toEqual({ matches: true, outdated: false });
});

test('hashes the same password with a new salt each time', async () => {
  expect(await hashPassword(password, cheap)).not.toBe(await hashPassword(password, cheap));
});

test.each([`${password} `, password.toUpperCase(), '', password.slice(0, -1)])(
  '%j does not match',
  async (other) => {
    const hash = await hashPassword(password, cheap);
    expect(await verifyPassword(other, hash)).toEqual({ matches: false, outdated: false });
  },
);

test('marks the weaker hash of a correct password as outdated', async () => {
  expect(await verifyPassword(password, await hashPassword(password, cheap))).toEqual({
    matches: true,
    outdated: true,
  });
});

test('refuses a stored hash above the cost limit of Workers before hashing', async () => {
  const greedy = unknownAccountHash.replace('ln=15', 'ln=20');
  await expect(verifyPassword(password, greedy)).rejects.toThrow('above the limit');
});

test.each([
  '',
  'plain',
  '$argon2id$v=19$m=1,t=1,p=1$YQ$YQ',
  unknownAccountHash.slice(0, -1),
  `${unknownAccountHash}A`,
])('refuses the unreadable stored hash %j', async (stored) => {
  await expect(verifyPassword(password, stored)).rejects.toThrow('unreadable');
});

test('checks an unknown account at the cost of a known one and matches no password', async () => {
  expect(unknownAccountHash).toContain(`$ln=${currentCost.ln},r=${currentCost.r},p=${currentCost.p}$`);
  for (const guess of ['', 'A', password]) {
    expect((await verifyPassword(guess, unknownAccountHash)).matches).toBe(false);
  }
});
