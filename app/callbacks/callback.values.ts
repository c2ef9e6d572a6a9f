/**
 * Values and types of the callback store. Safe for the browser; the form, the API, the table and the tests
 * import them.
 */

import type { MessageAnswer } from '#app/hospital-facts/message-facts.ts';
import type { Locale } from '#app/languages/locales.ts';

export const callbackStatuses = ['open', 'done'] as const;
type CallbackStatus = (typeof callbackStatuses)[number];

/** Outcomes of a call that staff can record. */
export const callOutcomes = ['done', 'not-reached'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/**
 * Subjects of a request: a call, the reference of an appointment that they have lost, or a booking beyond a
 * limit.
 */
export const callbackSubjects = ['call', 'reference', 'booking'] as const;
export type CallbackSubject = (typeof callbackSubjects)[number];

/** Action names in the audit log. */
export const callbackActions = {
  request: 'callback.request',
  requestReference: 'callback.request-reference',
  done: 'callback.done',
  notReached: 'callback.not-reached',
  reopen: 'callback.reopen',
  stopMessages: 'callback.stop-messages',
  list: 'callback.list',
  readPerson: 'callback.read-person',
  exportPerson: 'callback.export',
  erase: 'callback.erase',
} as const;

/**
 * Version of the privacy notice beside the consent checkbox. Raise it when the meaning of the notice changes.
 */
export const callbackNoticeVersion = 2;

/** A request to be called. */
export interface CallbackRequest {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly subject: CallbackSubject;
  readonly bestTime: string | null;
  /** The name that the caller may give, instead of the hospital's. */
  readonly callAs: string | null;
  /**
   * Whether it is safe to say that the hospital is calling. For a lost reference and a booking: whether it is safe to
   * call, as the appointment says.
   */
  readonly safeToCall: boolean;
  /** Answer to the question whether messages may be sent to the phone. Null: not asked, or not answered. */
  readonly messageChannel: MessageAnswer | null;
  /** Locale of the page with the form; null if it is not known. */
  readonly language: Locale | null;
  readonly status: CallbackStatus;
  /** Number of calls that reached nobody. */
  readonly tries: number;
  readonly lastTriedAt: Date | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

/**
 * Whether it is safe to call the phone, as the list of calls says it; null for a person who asked for a call without the
 * name of the hospital, whom staff do call. An appointment stores such an answer as a no, with the name to say.
 */
export const safeToCallOf = ({ subject, safeToCall }: Pick<CallbackRequest, 'subject' | 'safeToCall'>) =>
  subject === 'call' && !safeToCall ? null : safeToCall;

/** Requests of a period, and how long they waited from the request until somebody was reached. */
export interface CallbackFigures {
  readonly made: number;
  readonly done: number;
  /** Null if nobody was reached yet. */
  readonly medianMs: number | null;
  readonly longestMs: number | null;
  /** When the request was made that waits longest. Null if none is open. */
  readonly oldestOpen: Date | null;
}
