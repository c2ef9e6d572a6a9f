import { recordRetention } from '#app/hospital-facts/record-retention.ts';

/**
 * How long what this website stores is kept, for the words of the privacy policy. Some repeat numbers of server files,
 * which a page may not import: tests/checks/retention.test.ts holds those equal.
 */
export const retention = {
  /** How long a staff member stays signed in at most, in hours; in days where the browser is to remember them. */
  sessionHours: 12,
  rememberedSessionDays: 30,
  /** Without use, in hours and in days. */
  idleSessionHours: 1,
  idleRememberedSessionDays: 7,
  /** How long a device that staff signed in on is known, in days, and a sign-in in two steps waits for its code, in minutes. */
  knownDeviceDays: 400,
  secondStepMinutes: 10,
  /** The log of who changed what. */
  auditDays: 400,
  /** What people who book, pay or ask for a call tell us: of the site facts. */
  ...recordRetention,
  /** At least, from 13 May 2027 (Digital Personal Data Protection Rules 2025, rule 8(3)). */
  leastYears: 1,
  /** A short message after a staff member has done something, in seconds. */
  messageSeconds: 60,
  /** Cloudflare's own: its log of failures, and how far back its copies of the database go. */
  failureLogDays: 7,
  databaseCopiesDays: 30,
} as const;
