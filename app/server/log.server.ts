/**
 * Writes one line of JSON about something unexpected. Drizzle's messages hold the bound values (mail
 * addresses, hashes), so only the innermost cause of an error is written, never the error around it.
 *
 * @param event what happened, in a few fixed words
 * @param requestId as shown to the reader
 * @param error what was thrown
 */
export function logError(event: string, requestId: string, error: unknown): void {
  console.error(JSON.stringify({ level: 'error', event, requestId, ...describe(error) }));
}

function describe(error: unknown): { kind: string; message: string; stack?: string } {
  let cause = error;
  while (cause instanceof Error && cause.cause !== undefined) cause = cause.cause;
  if (!(cause instanceof Error)) return { kind: typeof cause, message: 'not an Error' };
  if (cause.message.startsWith('Failed query')) return { kind: cause.name, message: 'a query failed' };
  return { kind: cause.name, message: cause.message, stack: cause.stack };
}
