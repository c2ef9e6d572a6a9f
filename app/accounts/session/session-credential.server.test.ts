import { expect, test } from 'vitest';
import { hashOf } from '#app/platform/tokens/tokens.server.ts';
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
])('the cookie is found %s', (_, header) => {
  expect(valueIn(header)).toBe('t');
});

test('a value may hold an equals sign', () => {
  expect(valueIn(`${sessionCookieName}=a=b`)).toBe('a=b');
});

test.each([null, '', 'a=1', `x${sessionCookieName}=t`, `${sessionCookieName}2=t`, sessionCookieName])(
  'in %j there is none',
  (header) => {
    expect(valueIn(header)).toBeUndefined();
  },
);

test('a cookie sent twice is not believed', () => {
  expect(valueIn(`${sessionCookieName}=a; ${sessionCookieName}=b`)).toBeUndefined();
});

test('the cookie is out of reach of scripts, of other hosts and of plain connections', () => {
  const written = sessionCookie('t', false);
  expect(written.split('; ').sort()).toEqual(
    ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure', `${sessionCookieName}=t`].sort(),
  );
});

test('a remembered one lasts 30 days, an expired one no time', () => {
  expect(sessionCookie('t', true)).toContain('Max-Age=2592000');
  expect(expiredSessionCookie()).toContain('Max-Age=0');
});

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
