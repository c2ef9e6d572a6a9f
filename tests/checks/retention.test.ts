/** Checks that the retention times in the privacy policy equal those in the code. */
import { expect, test } from 'vitest';
import { deviceCookie } from '#app/accounts/session/known-device.server.ts';
import { pendingSignInCookie } from '#app/accounts/session/pending-sign-in.server.ts';
import { sessionCookie } from '#app/accounts/session/session-credential.server.ts';
import { absoluteEnd, idleEnd } from '#app/accounts/session/session-lifetime.server.ts';
import {
  firstRetainedDay,
  minimumRetentionDays,
  networkRetentionCutoff,
} from '#app/appointments/appointment-privacy.server.ts';
import { firstRetainedWaitingDay } from '#app/appointments/waiting-list/waiting.commands.server.ts';
import { callbackRetentionCutoff } from '#app/callbacks/callback-privacy.server.ts';
import { retention } from '#app/content/privacy/retention.ts';
import { messageRetentionCutoff } from '#app/messages/message.commands.server.ts';
import { visitorMessagesPerPhone } from '#app/messages/outbox.server.ts';
import { firstRetainedFinancialYear, saidRetentionCutoff } from '#app/payments/payment-privacy.server.ts';
import { auditRetention } from '#app/platform/audit-log/audit.server.ts';
import {
  bookingLimit,
  callbackLimit,
  lookupLimit,
  visitorMessagesPerAddress,
} from '#app/platform/throttle/limits.server.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { addDays } from '#app/time/calendar.ts';

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

test('cookies last as long as the privacy policy says', () => {
  expect(sessionCookie('t', true)).toContain(`Max-Age=${retention.rememberedSessionDays * 24 * 60 * 60}`);
  expect(deviceCookie('t')).toContain(`Max-Age=${retention.knownDeviceDays * 24 * 60 * 60}`);
  expect(pendingSignInCookie('t')).toContain(`Max-Age=${retention.secondStepMinutes * 60}`);
  const message = toastRedirect('/dashboard', 'signedOut').headers.get('Set-Cookie');
  expect(message).toContain(`Max-Age=${retention.messageSeconds}`);
});

test('appointments, receipts, callback requests and the waiting list are stored as long as the privacy policy says, and at least a year', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  expect(firstRetainedDay(now)).toBe(`${2026 - retention.appointmentYears}-11-20`);
  expect(firstRetainedFinancialYear(now)).toBe(2026 - retention.receiptYears);
  expect(lasts(now) - lasts(callbackRetentionCutoff(now))).toBe(retention.callbackDays * day);
  expect(lasts(now) - lasts(saidRetentionCutoff(now))).toBe(retention.saidPaymentDays * day);
  expect(firstRetainedWaitingDay(now)).toBe(addDays('2026-11-20', -retention.waitingDays));
  expect(
    Math.min(
      retention.saidPaymentDays,
      retention.waitingDays,
      retention.callbackDays,
      retention.appointmentYears * 365,
    ),
  ).toBeGreaterThanOrEqual(minimumRetentionDays);
});

test('attempts of visitors are counted for less than a day', () => {
  const ofMessages = [visitorMessagesPerPhone, visitorMessagesPerAddress];
  for (const { window } of [bookingLimit, lookupLimit, callbackLimit, ...ofMessages]) {
    expect(window.milliseconds()).toBeLessThan(day);
  }
});

test('the code of a network is stored as long as the privacy policy says', () => {
  expect(lasts(start) - lasts(networkRetentionCutoff(start))).toBe(retention.networkDays * day);
});

test('the audit log is stored as long as the privacy policy says', () => {
  expect(auditRetention).toBe(retention.auditDays * day);
});

test('messages are stored as long as the privacy policy says', () => {
  expect(lasts(start) - lasts(messageRetentionCutoff(start))).toBe(retention.messageDays * day);
});
