import { failureCounts } from './failure-counts.server.ts';
import {
  currentObservation,
  type Failure,
  isAddressPrivate,
  type Observation,
} from './observation.server.ts';

/**
 * Logs a failure as one line of JSON and counts it for the owner's page (decision 0082). While a request is
 * answered, the line waits for the status of the response.
 *
 * @param event name of the event, a few fixed words
 * @param requestId as shown to the reader
 * @param error the thrown value
 */
export function logError(event: string, requestId: string, error: unknown): void {
  const failure: Failure = { level: 'error', event, requestId, ...describe(error) };
  const observation = currentObservation();
  if (observation && observation.status === undefined) observation.waiting.push(failure);
  else writeFailure(failure, observation);
}

/**
 * Ends the observation of a request: writes its failures, one line for a write, and counts a refusal. A
 * refusal has no line, because it is the visitor's mistake.
 */
export function finishObservation(observation: Observation, status: number): void {
  observation.status = status;
  const { method, requestId, route, waiting } = observation;
  if (status >= 500 && waiting.length === 0) {
    waiting.push({ level: 'error', event: 'answered without a cause', requestId, kind: 'none', message: '' });
  }
  for (const failure of waiting) writeFailure(failure, observation);
  if (status >= 400 && status < 500) failureCounts.add({ route, event: `refused ${status}`, requestId });
  const isWrite = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
  // A POST that stored nothing, such as a mood check, is not a write.
  if (isWrite && status < 400 && observation.statements > 0 && !isAddressPrivate()) {
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
  if (!isAddressPrivate()) console.error(line);
}

/**
 * Describes an error without data. Drizzle's messages hold bound values (mail addresses, hashes), so only the
 * innermost cause is described. Messages of the engine quote the text that they could not parse, so
 * quotations and numbers are removed.
 */
function describe(error: unknown): Pick<Failure, 'kind' | 'message' | 'stack'> {
  let cause = error;
  while (cause instanceof Error && cause.cause !== undefined) cause = cause.cause;
  if (!(cause instanceof Error)) return { kind: typeof cause, message: 'not an Error' };
  if (cause.message.startsWith('Failed query')) return { kind: cause.name, message: 'a query failed' };
  return { kind: cause.name, message: withoutData(cause.message), stack: framesOf(cause) };
}

const maxMessageLength = 200;

const withoutData = (message: string) =>
  message
    .replace(/(["'`“])[\s\S]*["'`”]/g, '…')
    .replace(/["'`“]/g, '’')
    .replace(/\S*(?:@|:\/\/)\S*|\p{Nd}{4,}/gu, '…')
    .slice(0, maxMessageLength);

/** Removes the first lines of a stack, which repeat the message. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .join('\n');
