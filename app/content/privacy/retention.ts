import { recordRetention } from '#app/hospital-facts/record-retention.ts';

/**
 * Retention periods that the privacy policy states. Some repeat numbers of server files, which a page may not import:
 * tests/checks/retention.test.ts compares them.
 */
export const retention = {
  /** Longest staff session: in hours, or in days if the browser remembers the staff member. */
  sessionHours: 12,
  rememberedSessionDays: 30,
  /** Longest time without use, in hours and in days. */
  idleSessionHours: 1,
  idleRememberedSessionDays: 7,
  /** Lifetime of the cookie for a known device, in days, and of the one for the second sign-in step, in minutes. */
  knownDeviceDays: 400,
  secondStepMinutes: 10,
  /** Audit log. */
  auditDays: 400,
  /** Messages about visits; a row has no phone, name or text. */
  messageDays: 400,
  /** Appointments, payments and callback requests. */
  ...recordRetention,
  /** Least retention from 13 May 2027 (Digital Personal Data Protection Rules 2025, rule 8(3)). */
  leastYears: 1,
  /** Toast after an action of a staff member, in seconds. */
  messageSeconds: 60,
  /** Cloudflare's error log, and its point-in-time recovery of the database. */
  failureLogDays: 7,
  databaseCopiesDays: 30,
} as const;
