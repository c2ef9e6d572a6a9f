import { expect, test } from 'vitest';
import { hashOf } from '#app/server/tokens.server.ts';
import { makeToken, readCredential } from './session-token.server.ts';

const id = '4dda306a-d543-42fb-93fe-3ba374b9f73b';
const secret = 'JpzHsmcqrFBL1r1ZNeru60wGJnsDklbI2LnEbOGEDbQ';
const token = `${id}.${secret}`;
const cookie = `__Host-session=${token}`;

const read = (headers: HeadersInit) => readCredential(new Headers(headers));

test('a cookie and a bearer token are read, whatever the spelling of the scheme', () => {
  expect(read({ Cookie: cookie })).toEqual({ kind: 'cookie', sessionId: id, secret });
  for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
    expect(read({ Authorization: `${scheme} ${token}` })).toEqual({ kind: 'bearer', sessionId: id, secret });
  }
});

test.each(['', 'Bearer', 'Bearer nonsense', `Basic ${token}`, `Bearer ${token} ${token}`])(
  'with the header Authorization: %j the cookie is not looked at',
  (authorization) => {
    expect(read({ Authorization: authorization, Cookie: cookie })).toBeUndefined();
  },
);

test.each(['', 'a.b', `${id}.`, `.${secret}`, `${token}x`, `${id}.${'a'.repeat(42)}`, `${id}'.${secret}`])(
  '%j is no token',
  (value) => {
    expect(read({ Cookie: `__Host-session=${value}` })).toBeUndefined();
  },
);

test('of a new token only the hash of its secret is kept', async () => {
  const made = await makeToken(id);
  const credential = read({ Authorization: `Bearer ${made.token}` });
  expect(credential?.sessionId).toBe(id);
  expect(await hashOf(credential?.secret ?? '')).toBe(made.hash);
});
