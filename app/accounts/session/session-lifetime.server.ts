import { TimeSpan } from '#app/platform/tokens/tokens.server.ts';

const lifetimes = {
  usual: { idle: new TimeSpan(60, 'm'), absolute: new TimeSpan(12, 'h') },
  remembered: { idle: new TimeSpan(7, 'd'), absolute: new TimeSpan(30, 'd') },
} as const;

/** `lastSeenAt` is written at most once in this time, so that most page views write no row. */
export const lastSeenInterval = new TimeSpan(1, 'm');

export const sessionsPerUser = 10;

const after = (start: Date, span: TimeSpan) => new Date(start.getTime() + span.milliseconds());

/** Returns the end of a session, however often it is used. */
export function absoluteEnd(start: Date, remember: boolean): Date {
  return after(start, lifetimes[remember ? 'remembered' : 'usual'].absolute);
}

/** Returns the end of a session that is not used again. */
export function idleEnd(now: Date, remember: boolean, absolute: Date): Date {
  const idle = after(now, lifetimes[remember ? 'remembered' : 'usual'].idle);
  return idle < absolute ? idle : absolute;
}
