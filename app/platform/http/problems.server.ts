import { data } from 'react-router';
import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import type { LocalizedMessage } from '#app/languages/localized-message.ts';
import { isDatabaseFailure, retryAfterSeconds } from '../database/failure.server.ts';
import { logError } from '../log/log.server.ts';

/** Description of a failure for the caller: the error body of the API, and the messages of a form. */
export interface Problem {
  readonly message: string;
  /** Messages of failing fields, by the field's name. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The row's current version, if a change started from an older version. */
  readonly version?: number;
}

/** Messages of failing fields, by the field's name. */
export type FieldProblems = Readonly<Record<string, LocalizedMessage>>;

/** A {@link Problem} before the locale of its reader is known. */
export interface LocalizedProblem extends Omit<Problem, 'message' | 'errors'> {
  readonly message: LocalizedMessage;
  readonly errors?: FieldProblems;
}

function problemIn(locale: Locale, { message, errors, ...others }: LocalizedProblem): Problem {
  return {
    message: message.in(locale),
    ...(errors && {
      errors: Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error.in(locale)])),
    }),
    ...others,
  };
}

export type ProblemStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 503;

/**
 * An expected failure that the caller may see. Stores throw it; a route turns it into the messages of a form,
 * and the API into JSON. Any other error is a fault in our code.
 */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: ProblemStatus;
  /** The problem in the default locale, which the API and the staff area use. */
  readonly problem: Problem;
  readonly headers: Readonly<Record<string, string>>;
  /** The messages before localization, for code that combines them with other messages. */
  readonly localized: LocalizedProblem;

  /** @param headers such as `Retry-After` (seconds) or `Allow` */
  constructor(
    status: ProblemStatus,
    localized: LocalizedProblem,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(localized.message.in(defaultLocale));
    this.status = status;
    this.problem = problemIn(defaultLocale, localized);
    this.headers = headers;
    this.localized = localized;
  }

  /** Returns the problem in a locale, for a page of the public site. */
  in(locale: Locale): Problem {
    return problemIn(locale, this.localized);
  }
}

/** Creates a problem with one message, shown above the form and at one field. */
export const fieldProblem = (field: string, message: LocalizedMessage): LocalizedProblem => ({
  message,
  errors: { [field]: message },
});

/** Throws the 404 page with a message. */
export function notFound(message: LocalizedMessage, locale: Locale): never {
  throw data({ message: message.in(locale) } satisfies Problem, { status: 404 });
}

/**
 * Status and headers of a page while the database is away: the browser may try again soon. Rethrows any other
 * error, which is a fault in our code.
 *
 * @param failed the event for the log
 */
export function serviceUnavailable(error: unknown, failed: string, requestId: string) {
  if (!isDatabaseFailure(error)) throw error;
  logError(failed, requestId, error);
  return { status: 503, headers: { 'Retry-After': retryAfterSeconds } } as const;
}

/**
 * Status and problem for a staff page where a change failed: the messages of a {@link ProblemError}, or the
 * given one where the database did not answer. Rethrows any other error, which is a fault in our code.
 *
 * @param failure the message of requirement 58
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
