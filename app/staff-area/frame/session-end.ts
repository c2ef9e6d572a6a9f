/** When the session of an open page ends, and how its parts in the browser tell one another. */
import type { SessionLook } from '#app/accounts/staff/account.values.ts';

/** Seconds before the end from which on somebody is asked whether they are still there. */
const warnedFor = 5 * 60;

/** Seconds until the first look, and between two at most: a device may sleep, and its clock be wrong. */
export const lookEvery = 10 * 60;

/** Seconds until the next look where the line failed, or the session is over: another tab may open one. */
export const lookAgain = 30;

export type SessionState = 'open' | 'ending' | 'over';

/** @param accountId of whom the page was made for: somebody else's session is none */
export function stateOf(look: SessionLook, accountId: string): SessionState {
  if (look.accountId !== accountId || look.secondsLeft <= 0) return 'over';
  return look.secondsLeft <= warnedFor ? 'ending' : 'open';
}

/** Seconds until the next look, after what was seen. */
export function nextLook(state: SessionState, secondsLeft: number): number {
  if (state === 'over') return lookAgain;
  return state === 'ending' ? secondsLeft + 1 : Math.min(secondsLeft - warnedFor, lookEvery);
}

const eventName = 'staff-session-over';

let isOver = false;

/** Whether the session is known to have ended: what refreshes itself must not ask, as the answer would lead away from what is typed. */
export const isSessionOver = (): boolean => isOver;

export function setSessionOver(over: boolean): void {
  isOver = over;
}

/** Said where an answer of the server says so first. */
export const tellSessionOver = (): boolean => window.dispatchEvent(new Event(eventName));

export function onSessionOver(told: () => void): () => void {
  window.addEventListener(eventName, told);
  return () => window.removeEventListener(eventName, told);
}
