import { expect, test } from 'vitest';
import {
  expiredSessionCookie,
  readCookie,
  sessionCookie,
  sessionCookieName,
} from './session-cookie.server.ts';

const read = (header: string | null) => readCookie(header, sessionCookieName);

test.each([
  ['alone', `${sessionCookieName}=t`],
  ['among others', `a=1; ${sessionCookieName}=t; b=2`],
  ['beside one that cannot be decoded', `b=%E0%A4%A; ${sessionCookieName}=t`],
  ['without spaces', `a=1;${sessionCookieName}=t;b`],
])('the cookie is found %s', (_, header) => {
  expect(read(header)).toBe('t');
});

test('a value may hold an equals sign', () => {
  expect(read(`${sessionCookieName}=a=b`)).toBe('a=b');
});

test.each([null, '', 'a=1', `x${sessionCookieName}=t`, `${sessionCookieName}2=t`, sessionCookieName])(
  'in %j there is none',
  (header) => {
    expect(read(header)).toBeUndefined();
  },
);

test('a cookie sent twice is not believed', () => {
  expect(read(`${sessionCookieName}=a; ${sessionCookieName}=b`)).toBeUndefined();
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
