/** Timing of the session checks of an open page, and the event that its parts share. */
import type { SessionStatus } from '#app/accounts/staff/account.values.ts';

/** Seconds before the end of the session when the dialog asks the person to stay signed in. */
const warningSeconds = 5 * 60;

/**
 * Seconds until the first check, and most seconds between two. The end is not scheduled ahead, because a
 * device may sleep or its clock be wrong.
 */
export const checkInterval = 10 * 60;

/**
 * Seconds until the next check after a network error or the end of the session, because another tab may open
 * a new one.
 */
export const retryInterval = 30;

export type SessionState = 'open' | 'ending' | 'over';

/** @param accountId account that the page was rendered for; a session of another account counts as over */
export function sessionStateOf(status: SessionStatus, accountId: string): SessionState {
  if (status.accountId !== accountId || status.secondsLeft <= 0) return 'over';
  return status.secondsLeft <= warningSeconds ? 'ending' : 'open';
}

/** Returns the seconds until the next check. */
export function nextCheck(state: SessionState, secondsLeft: number): number {
  if (state === 'over') return retryInterval;
  return state === 'ending' ? secondsLeft + 1 : Math.min(secondsLeft - warningSeconds, checkInterval);
}

const eventName = 'staff-session-over';

let isOver = false;

/**
 * Whether the session has ended. Pages must then stop refreshing: the response would redirect to the sign-in
 * page and lose typed text.
 */
export const isSessionOver = (): boolean => isOver;

export function setSessionOver(over: boolean): void {
  isOver = over;
}

/** Reports that a response of the server showed the end of the session first. */
export const announceSessionOver = (): boolean => window.dispatchEvent(new Event(eventName));

export function onSessionOver(listener: () => void): () => void {
  window.addEventListener(eventName, listener);
  return () => window.removeEventListener(eventName, listener);
}
