import { DrizzleQueryError } from 'drizzle-orm/errors';

/** Value of `Retry-After`, in seconds. */
export const retryAfterSeconds = '5';

/** Thrown if the database does not answer within the timeout of a page. */
class DatabaseTimeoutError extends Error {
  override readonly name = 'DatabaseTimeoutError';
}

/**
 * Adds a timeout to a promise, such as a read of the database.
 *
 * @param timeout in milliseconds
 * @throws DatabaseTimeoutError after the timeout, which counts as a database that is away
 */
export function rejectAfter<Value>(loading: Promise<Value>, timeout: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new DatabaseTimeoutError('The database did not answer in time.')),
      timeout,
    );
  });
  return Promise.race([loading, deadline]).finally(() => clearTimeout(timer));
}

/**
 * Whether an error comes from the database: away, overloaded, or refusing a statement. Callers do not need to
 * distinguish these, because they can only retry; the log has the cause.
 */
export function isDatabaseFailure(error: unknown): boolean {
  if (error instanceof DrizzleQueryError || error instanceof DatabaseTimeoutError) return true;
  // Drizzle does not wrap errors of a batch. D1 marks its own errors by these prefixes.
  return error instanceof Error && /^D1_|^Network connection lost/.test(error.message);
}
