/** Checks that no cookie of ours lacks a protection, and that none is set elsewhere. */
import { expect, test } from 'vitest';
import { deviceCookie } from '#app/accounts/session/known-device.server.ts';
import {
  expiredPendingSignInCookie,
  pendingSignInCookie,
} from '#app/accounts/session/pending-sign-in.server.ts';
import { expiredSessionCookie, sessionCookie } from '#app/accounts/session/session-credential.server.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { readSource, sourceFiles } from './imports.ts';

const toast = toastRedirect('/dashboard', 'doctorUpdated').headers.get('Set-Cookie') ?? '';

test.each([
  ['session', sessionCookie('t', true)],
  ['session of a signed-out browser', expiredSessionCookie()],
  ['known device', deviceCookie('t')],
  ['sign-in without its code', pendingSignInCookie('t')],
  ['sign-in that ended', expiredPendingSignInCookie()],
  ['toast', toast],
])('the cookie of the %s has the prefix __Host-, Secure, HttpOnly and SameSite=Lax', (_of, cookie) => {
  const [pair = '', ...attributes] = cookie.split('; ');
  expect(pair).toMatch(/^__Host-[a-z-]+=/);
  expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']));
  expect(attributes.some((attribute) => attribute.startsWith('Domain'))).toBe(false);
});

test('no other module makes a cookie', () => {
  const makers = [...sourceFiles('app'), ...sourceFiles('workers')].filter((path) =>
    /\bserializeCookie\(|\bdocument\.cookie\b/.test(readSource(path)),
  );
  expect(makers.filter((path) => !/\.test\.tsx?$/.test(path)).sort()).toEqual([
    'app/accounts/session/known-device.server.ts',
    'app/accounts/session/pending-sign-in.server.ts',
    'app/accounts/session/session-credential.server.ts',
    'app/staff-area/frame/toast.server.ts',
  ]);
});
