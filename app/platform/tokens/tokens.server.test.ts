import { expect, test } from 'vitest';
import { constantTimeEqual, randomSecret, sha256Hex } from './tokens.server.ts';

test('a secret has 256 bits in base64url, and differs each time', () => {
  const secrets = Array.from({ length: 100 }, randomSecret);
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
  expect(new Set(secrets).size).toBe(100);
});

test('hashes the UTF-8 text with SHA-256, in hex', async () => {
  expect(await sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('compares texts of any length', () => {
  expect(constantTimeEqual('abc', 'abc')).toBe(true);
  expect(constantTimeEqual('abc', 'abd')).toBe(false);
  expect(constantTimeEqual('abc', 'ab')).toBe(false);
});
