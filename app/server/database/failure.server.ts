import { DrizzleQueryError } from 'drizzle-orm/errors';

/** How long a client should wait before it tries again, seconds. */
export const retryAfterSeconds = '5';

/**
 * Whether an error is the database's: away, overloaded, or refusing a statement. Not told apart further, since
 * the caller can do nothing but try again, and the log has the cause.
 */
export function isDatabaseFailure(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return true;
  // A batch is not wrapped by Drizzle: D1 marks its own errors.
  return error instanceof Error && /^D1_|^Network connection lost/.test(error.message);
}
