/** The privacy policy's times are those of the code. */
import { expect, test } from 'vitest';
import { sessionCookie } from '#app/accounts/session-credential.server.ts';
import { absoluteEnd, idleEnd } from '#app/accounts/session-lifetime.server.ts';
import { retention } from '#app/content/privacy/retention.ts';
import { flashRedirect } from '#app/dashboard/flash.server.ts';
import { auditKeptFor } from '#app/server/audit.server.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const start = new Date('2026-11-20T10:00:00Z');
const lasts = (end: Date) => end.getTime() - start.getTime();

test('a session lasts as long as the privacy policy says', () => {
  const [usual, remembered] = [absoluteEnd(start, false), absoluteEnd(start, true)];
  expect(lasts(usual)).toBe(retention.sessionHours * hour);
  expect(lasts(remembered)).toBe(retention.rememberedSessionDays * day);
  expect(lasts(idleEnd(start, false, usual))).toBe(retention.idleSessionHours * hour);
  expect(lasts(idleEnd(start, true, remembered))).toBe(retention.idleRememberedSessionDays * day);
});

test('so do the cookies', () => {
  expect(sessionCookie('t', true)).toContain(`Max-Age=${retention.rememberedSessionDays * 24 * 60 * 60}`);
  const message = flashRedirect('/dashboard', 'signedOut').headers.get('Set-Cookie');
  expect(message).toContain(`Max-Age=${retention.messageSeconds}`);
});

test('and the log of who changed what', () => {
  expect(auditKeptFor).toBe(retention.auditDays * day);
});
