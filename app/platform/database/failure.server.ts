import { DrizzleQueryError } from 'drizzle-orm/errors';

/** How long a client should wait before it tries again, seconds. */
export const retryAfterSeconds = '5';

/** The database did not answer within the time that a page has for it. */
class DatabaseTimeoutError extends Error {
  override readonly name = 'DatabaseTimeoutError';
}

/**
 * What is loaded from the database, unless it takes too long: then it counts as away.
 *
 * @param patience milliseconds
 */
export function inTime<Value>(loading: Promise<Value>, patience: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DatabaseTimeoutError('The database took too long.')), patience);
  });
  return Promise.race([loading, deadline]).finally(() => clearTimeout(timer));
}

/**
 * Whether an error is the database's: away, overloaded, or refusing a statement. Not told apart further, since
 * the caller can do nothing but try again, and the log has the cause.
 */
export function isDatabaseFailure(error: unknown): boolean {
  if (error instanceof DrizzleQueryError || error instanceof DatabaseTimeoutError) return true;
  // A batch is not wrapped by Drizzle: D1 marks its own errors.
  return error instanceof Error && /^D1_|^Network connection lost/.test(error.message);
}
