import { expect, test } from 'vitest';
import { sha256Hex } from '#app/platform/tokens/tokens.server.ts';
import {
  expiredSessionCookie,
  makeToken,
  readCookie,
  readCredential,
  sessionCookie,
  sessionCookieName,
} from './session-credential.server.ts';

const valueIn = (header: string | null) => readCookie(header, sessionCookieName);

test.each([
  ['alone', `${sessionCookieName}=t`],
  ['among others', `a=1; ${sessionCookieName}=t; b=2`],
  ['beside one that cannot be decoded', `b=%E0%A4%A; ${sessionCookieName}=t`],
  ['without spaces', `a=1;${sessionCookieName}=t;b`],
])('finds the cookie %s', (_, header) => {
  expect(valueIn(header)).toBe('t');
});

test('reads a value that contains an equals sign', () => {
  expect(valueIn(`${sessionCookieName}=a=b`)).toBe('a=b');
});

test.each([null, '', 'a=1', `x${sessionCookieName}=t`, `${sessionCookieName}2=t`, sessionCookieName])(
  'finds no cookie in %j',
  (header) => {
    expect(valueIn(header)).toBeUndefined();
  },
);

test('ignores a cookie that is sent twice', () => {
  expect(valueIn(`${sessionCookieName}=a; ${sessionCookieName}=b`)).toBeUndefined();
});

test('sets HttpOnly, SameSite=Lax, Secure and the __Host- prefix', () => {
  const written = sessionCookie('t', false);
  expect(written.split('; ').sort()).toEqual(
    ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure', `${sessionCookieName}=t`].sort(),
  );
});

test('lasts 30 days if remembered and 0 seconds if expired', () => {
  expect(sessionCookie('t', true)).toContain('Max-Age=2592000');
  expect(expiredSessionCookie()).toContain('Max-Age=0');
});

const id = '4dda306a-d543-42fb-93fe-3ba374b9f73b';
const secret = 'JpzHsmcqrFBL1r1ZNeru60wGJnsDklbI2LnEbOGEDbQ';
const token = `${id}.${secret}`;
const cookie = `__Host-session=${token}`;

const read = (headers: HeadersInit) => readCredential(new Headers(headers));

test('reads a cookie and a bearer token, with the scheme in any case', () => {
  expect(read({ Cookie: cookie })).toEqual({ kind: 'cookie', sessionId: id, secret });
  for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
    expect(read({ Authorization: `${scheme} ${token}` })).toEqual({ kind: 'bearer', sessionId: id, secret });
  }
});

test.each(['', 'Bearer', 'Bearer nonsense', `Basic ${token}`, `Bearer ${token} ${token}`])(
  'ignores the cookie if the header Authorization is %j',
  (authorization) => {
    expect(read({ Authorization: authorization, Cookie: cookie })).toBeUndefined();
  },
);

test.each(['', 'a.b', `${id}.`, `.${secret}`, `${token}x`, `${id}.${'a'.repeat(42)}`, `${id}'.${secret}`])(
  'refuses the malformed token %j',
  (value) => {
    expect(read({ Cookie: `__Host-session=${value}` })).toBeUndefined();
  },
);

test('returns the hash of the secret of a new token', async () => {
  const made = await makeToken(id);
  const credential = read({ Authorization: `Bearer ${made.token}` });
  expect(credential?.sessionId).toBe(id);
  expect(await sha256Hex(credential?.secret ?? '')).toBe(made.hash);
});
