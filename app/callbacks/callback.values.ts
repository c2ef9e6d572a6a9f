/** Plain values of the store of people who want to be called, shared by the form, the API, the tables and the tests. */

export const callbackStatuses = ['open', 'done'] as const;
type CallbackStatus = (typeof callbackStatuses)[number];

/** What staff say of a call. */
export const callOutcomes = ['done', 'not-reached'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** What the audit log says of calls. */
export const callbackActions = {
  request: 'callback.request',
  done: 'callback.done',
  notReached: 'callback.not-reached',
  exportPerson: 'callback.export',
  erase: 'callback.erase',
} as const;

/** The edition of the notice that stands beside the consent. Raise it whenever the notice says something else. */
export const callbackNoticeEdition = 1;

/** Somebody who wants to be called. */
export interface Callback {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly bestTime: string | null;
  /** Whom we may say is calling. */
  readonly callAs: string | null;
  /** Whether it is safe to say that the hospital is calling. */
  readonly safeToCall: boolean;
  readonly status: CallbackStatus;
  /** How often nobody was reached. */
  readonly tries: number;
  readonly lastTriedAt: Date | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}
