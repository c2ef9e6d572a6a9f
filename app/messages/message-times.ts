/** Times at which messages may go out. Pure functions over India's clock. */

import { addDays, dayInIndia, minuteInIndia, momentInIndia } from '#app/time/calendar.ts';
import type { MessageKind, ReminderKind } from './message.values.ts';
import type { MessageSettings } from './message-settings.ts';

const minute = 60 * 1000;
const hour = 60 * minute;

/**
 * Milliseconds within which staff may take a change back: ten minutes (decision 0040). Their messages wait as
 * long, so that a change that is taken back tells nobody.
 */
export const takeBackWithin = 10 * minute;

/** A change of a visit that begins sooner is told at once, even if staff may still take it back. */
const tooCloseToWait = 3 * hour;

/** Minutes of the day in India at which reminders for tomorrow begin and end. */
export const tomorrowWindow = { from: 18 * 60, until: 20 * 60 } as const;
/** A visit that was confirmed on the day before from 16:00 on is fresh in memory: no reminder in the evening. */
const tomorrowKnownFrom = 16 * 60;
/** Reminders of the day: two hours ahead, not before 07:30. */
const todayAhead = 2 * 60;
const todayEarliest = 7 * 60 + 30;
/** A visit that was confirmed less than four hours before it begins needs no reminder. */
const todayKnownWithin = 4 * 60;

/** A reminder is useless half an hour before the visit. */
const reminderEndsBefore = 30;
/** Any other message is dropped after twelve hours. A night of quiet is shorter. */
const lifetime = 12 * hour;

/** Pauses before the second to the fifth attempt. */
const backoff = [1 * minute, 5 * minute, 15 * minute, 60 * minute] as const;

/** Whether nothing may be sent at this moment. */
export function isQuiet(now: Date, { from, until }: MessageSettings['quiet']): boolean {
  const at = minuteInIndia(now);
  return from > until ? at >= from || at < until : at >= from && at < until;
}

/** Returns the first moment at or after another at which something may be sent. */
export function firstSendable(at: Date, quiet: MessageSettings['quiet']): Date {
  if (!isQuiet(at, quiet)) return at;
  const day = dayInIndia(at);
  return momentInIndia(minuteInIndia(at) < quiet.until ? day : addDays(day, 1), quiet.until);
}

interface Visit {
  readonly day: string | null;
  readonly minute: number | null;
}

const startOf = ({ day, minute: at }: Visit): number | undefined =>
  day === null || at === null ? undefined : momentInIndia(day, at).getTime();

/**
 * Returns the moment from which the message about a change may go out.
 *
 * @param mayBeTakenBack whether staff made the change
 */
export function dueAt(now: Date, visit: Visit, mayBeTakenBack: boolean): Date {
  const start = startOf(visit);
  const isClose = start !== undefined && start - now.getTime() < tooCloseToWait;
  return mayBeTakenBack && !isClose ? new Date(now.getTime() + takeBackWithin) : now;
}

/**
 * Returns the moment after which the message about a change is of no use. A cancelled visit is worth telling
 * even after its time.
 */
export function expiresAt(kind: MessageKind, due: Date, visit: Visit): Date {
  const start = kind === 'cancelled' ? undefined : startOf(visit);
  return new Date(Math.min(due.getTime() + lifetime, start ?? Number.POSITIVE_INFINITY));
}

/** Milliseconds before a visit at which its reminder is of no use any more. */
export const reminderMargin = reminderEndsBefore * minute;

/**
 * Returns the moment of the next attempt; undefined if no attempt is left.
 *
 * @param attempts attempts so far, at least 1
 * @param retryAfter seconds that the gateway asks for
 */
export function nextAttempt(now: Date, attempts: number, expires: Date, retryAfter = 0): Date | undefined {
  const pause = backoff[attempts - 1];
  if (pause === undefined) return undefined;
  const next = new Date(now.getTime() + Math.max(pause, retryAfter * 1000));
  return next < expires ? next : undefined;
}

/** Visits of one day that get a reminder at a moment. */
export interface ReminderWindow {
  readonly kind: ReminderKind;
  readonly day: string;
  /** Minutes of the day at which these visits begin: after the first, up to the last. */
  readonly after: number;
  readonly upTo: number;
  /**
   * A visit whose time was confirmed or moved from this moment on needs no reminder: milliseconds since 1970,
   * plus `perMinute` for each minute of the visit's beginning.
   */
  readonly knownFrom: { readonly moment: number; readonly perMinute: number };
  /** The reminder ends with this day at the latest: it says 'today' or 'tomorrow'. */
  readonly endsAt: Date;
}

/** Returns the visits that are due for a reminder. Nothing is scheduled ahead: a minute later, it is asked again. */
export function reminderWindows(now: Date): readonly ReminderWindow[] {
  const today = dayInIndia(now);
  const at = minuteInIndia(now);
  const endsAt = momentInIndia(today, 24 * 60);
  const windows: ReminderWindow[] = [];
  if (at >= tomorrowWindow.from && at < tomorrowWindow.until) {
    const knownFrom = { moment: momentInIndia(today, tomorrowKnownFrom).getTime(), perMinute: 0 };
    windows.push({ kind: 'tomorrow', day: addDays(today, 1), after: -1, upTo: 24 * 60, knownFrom, endsAt });
  }
  if (at >= todayEarliest) {
    const moment = momentInIndia(today, 0).getTime() - todayKnownWithin * minute;
    windows.push({
      kind: 'today',
      day: today,
      after: at + reminderEndsBefore,
      upTo: at + todayAhead,
      knownFrom: { moment, perMinute: minute },
      endsAt,
    });
  }
  return windows;
}

/** Minutes of the day in India between which people are asked how a visit of the day before was. */
export const feedbackWindow = { from: 10 * 60, until: 20 * 60 } as const;

/**
 * Returns the day whose visitors are asked how it was; undefined outside the hours for it. The question ends with these
 * hours.
 */
export function feedbackDue(now: Date): { readonly day: string; readonly endsAt: Date } | undefined {
  const at = minuteInIndia(now);
  if (at < feedbackWindow.from || at >= feedbackWindow.until) return undefined;
  const today = dayInIndia(now);
  return { day: addDays(today, -1), endsAt: momentInIndia(today, feedbackWindow.until) };
}

/** First moments of the day and of the month in India, for the caps. */
export function capPeriods(now: Date): { readonly day: Date; readonly month: Date } {
  const today = dayInIndia(now);
  return { day: momentInIndia(today, 0), month: momentInIndia(`${today.slice(0, 8)}01`, 0) };
}
