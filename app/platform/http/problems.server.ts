import { data } from 'react-router';
import type { ByLocale, Locale } from '#app/languages/locales.ts';
import { isDatabaseFailure, retryAfterSeconds } from '../database/failure.server.ts';
import { logError } from '../log/log.server.ts';

/** Details of a failure that a caller may see: the API's error body, and the messages of a form. */
export interface Problem {
  readonly message: string;
  /** One message for each failing field, by the field's name. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The row's present version, where a change started from an older one. */
  readonly version?: number;
}

/** Message of a refusal: for visitors in each locale, for staff in English only. */
export type Told = string | ByLocale<string>;

export const inEnglishWords = (told: Told): string => (typeof told === 'string' ? told : told.en);

/** A {@link Problem} before it is known in which language it is read. */
export interface Refusal extends Omit<Problem, 'message' | 'errors'> {
  readonly message: Told;
  readonly errors?: Readonly<Record<string, Told>>;
}

/** Messages of a Hindi form in place of messages that exist for staff only. */
const otherwise = {
  message: 'यह नहीं हो सका। फिर कोशिश करें, या हमें फ़ोन करें।',
  field: 'यह सही नहीं है। एक बार फिर देखें।',
} as const;

function problemIn(language: Locale, { message, errors, ...others }: Refusal): Problem {
  const say = (told: Told, inHindi: string) =>
    language === 'en' ? inEnglishWords(told) : typeof told === 'string' ? inHindi : told.hi;
  return {
    message: say(message, otherwise.message),
    ...(errors && {
      errors: Object.fromEntries(
        Object.entries(errors).map(([name, told]) => [name, say(told, otherwise.field)]),
      ),
    }),
    ...others,
  };
}

export type ProblemStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 503;

/**
 * A failure that is expected and may be told to the caller. Stores throw it; a route turns it into a form's
 * messages, the API into JSON. Everything else that is thrown is a fault of ours.
 */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: ProblemStatus;
  /** In English, as the API and the staff area answer. */
  readonly problem: Problem;
  readonly headers: Readonly<Record<string, string>>;
  readonly #refusal: Refusal;

  /** @param headers such as `Retry-After` (seconds) or `Allow` */
  constructor(status: ProblemStatus, refusal: Refusal, headers: Readonly<Record<string, string>> = {}) {
    super(inEnglishWords(refusal.message));
    this.status = status;
    this.problem = problemIn('en', refusal);
    this.headers = headers;
    this.#refusal = refusal;
  }

  /** Returns the problem in a locale, for a form of the public pages. */
  in(language: Locale): Problem {
    return problemIn(language, this.#refusal);
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
export function serviceUnavailable(error: unknown, failed: string, requestId: string) {
  if (!isDatabaseFailure(error)) throw error;
  logError(failed, requestId, error);
  return { status: 503, headers: { 'Retry-After': retryAfterSeconds } } as const;
}

/**
 * Response of a staff page to a failed change: the message of the problem, or the given one if the database did
 * not answer. Any other error is a defect and is thrown again.
 *
 * @param failure the words of requirement 58
 */
export function failureResponse(
  error: unknown,
  failure: string,
  requestId: string,
): { status: number; problem: Problem } {
  if (error instanceof ProblemError) return { status: error.status, problem: error.problem };
  const { status } = serviceUnavailable(error, 'a change failed', requestId);
  return { status, problem: { message: failure } };
}
