import { data } from 'react-router';
import { isDatabaseFailure, retryAfterSeconds } from './database/failure.server.ts';
import { logError } from './log.server.ts';

/** What a caller may see of a failure: the API's error body, and what a form shows. */
export interface Problem {
  readonly message: string;
  /** One message for each failing field, by the field's name. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The row's present version, where a change started from an older one. */
  readonly version?: number;
}

export type ProblemStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 503;

/**
 * A failure that is expected and may be told to the caller. Stores throw it; a route turns it into a form's
 * messages, the API into JSON. Everything else that is thrown is a fault of ours.
 */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: ProblemStatus;
  readonly problem: Problem;
  readonly headers: Readonly<Record<string, string>>;

  /** @param headers such as `Retry-After` (seconds) or `Allow` */
  constructor(status: ProblemStatus, problem: Problem, headers: Readonly<Record<string, string>> = {}) {
    super(problem.message);
    this.status = status;
    this.problem = problem;
    this.headers = headers;
  }
}

/** Throws a missing thing as the page that says so. */
export function notFound(message: string): never {
  throw data({ message } satisfies Problem, { status: 404 });
}

/**
 * How a page is answered while the database is away: a browser may try again soon. Anything else is a fault of ours and thrown on.
 *
 * @param failed what did not come about, for the log
 */
export function databaseAway(error: unknown, failed: string, requestId: string) {
  if (!isDatabaseFailure(error)) throw error;
  logError(failed, requestId, error);
  return { status: 503, headers: { 'Retry-After': retryAfterSeconds } } as const;
}

/**
 * What a staff page shows where a change failed: the problem's own words, or the given ones where the
 * database did not answer. Anything else is a fault of ours and thrown on.
 *
 * @param failure the words of the specification's section 8
 */
export function answeredFailure(
  error: unknown,
  failure: string,
  requestId: string,
): { status: number; problem: Problem } {
  if (error instanceof ProblemError) return { status: error.status, problem: error.problem };
  const { status } = databaseAway(error, 'a change failed', requestId);
  return { status, problem: { message: failure } };
}
