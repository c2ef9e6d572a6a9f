import { failureCounts } from './failure-counts.server.ts';
import { currentObservation, type Failure, type Observation } from './observation.server.ts';

/**
 * Notes something unexpected: one line of JSON in the log, and one more of its kind for the owner's page (decision 0082). While a request is
 * answered the line waits for the answer's status.
 *
 * @param event what happened, in a few fixed words
 * @param requestId as shown to the reader
 * @param error what was thrown
 */
export function logError(event: string, requestId: string, error: unknown): void {
  const failure: Failure = { level: 'error', event, requestId, ...describe(error) };
  const observation = currentObservation();
  if (observation && observation.status === undefined) observation.waiting.push(failure);
  else writeFailure(failure, observation);
}

/**
 * Ends the observation of a request: its failures are written, a write has a line of its own, and what was refused is counted alone, for it
 * is the visitor's mistake and not ours.
 */
export function noteAnswer(observation: Observation, status: number): void {
  observation.status = status;
  const { method, requestId, route, waiting } = observation;
  if (status >= 500 && waiting.length === 0) {
    waiting.push({ level: 'error', event: 'answered without a cause', requestId, kind: 'none', message: '' });
  }
  for (const failure of waiting) writeFailure(failure, observation);
  if (status >= 400 && status < 500) failureCounts.add({ route, event: `refused ${status}`, requestId });
  const isWrite = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
  // What was worked out and kept nowhere, such as a check of one's mood, is no write.
  if (isWrite && status < 400 && observation.statements > 0 && !observation.holdsTypedText) {
    console.log(JSON.stringify({ level: 'info', event: 'write', ...circumstances(observation) }));
  }
}

function circumstances({ requestId, method, route, status, startedAt, databaseMilliseconds }: Observation) {
  return { requestId, method, route, status, milliseconds: Date.now() - startedAt, databaseMilliseconds };
}

function writeFailure(failure: Failure, observation: Observation | undefined): void {
  const { event, requestId } = failure;
  const line = JSON.stringify({ ...failure, ...(observation && circumstances(observation)), requestId });
  failureCounts.add({ route: observation?.route ?? '', event, requestId, line });
  if (!observation?.holdsTypedText) console.error(line);
}

/**
 * What may be said of an error. Drizzle's messages hold the bound values (mail addresses, hashes), so only the innermost cause is described,
 * never the error around it; the engine's own hold pieces of what it could not read, so quotations and numbers are left out.
 */
function describe(error: unknown): Pick<Failure, 'kind' | 'message' | 'stack'> {
  let cause = error;
  while (cause instanceof Error && cause.cause !== undefined) cause = cause.cause;
  if (!(cause instanceof Error)) return { kind: typeof cause, message: 'not an Error' };
  if (cause.message.startsWith('Failed query')) return { kind: cause.name, message: 'a query failed' };
  return { kind: cause.name, message: withoutData(cause.message), stack: framesOf(cause) };
}

const longestMessage = 200;

const withoutData = (message: string) =>
  message
    .replace(/(["'`“])[\s\S]*["'`”]/g, '…')
    .replace(/["'`“]/g, '’')
    .replace(/\S*(?:@|:\/\/)\S*|\d{4,}/g, '…')
    .slice(0, longestMessage);

/** The first lines of a stack repeat the message. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .join('\n');
