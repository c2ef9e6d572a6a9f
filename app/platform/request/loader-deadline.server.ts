import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { localeOf } from '#app/languages/localized-path.ts';
import type { Database } from '../database/database.server.ts';
import { isDatabaseFailure } from '../database/failure.server.ts';
import {
  type DatabaseFallback,
  type MaybeStale,
  readFromSnapshot,
  type SnapshotRead,
} from '../fallback-snapshot/snapshot-read.server.ts';
import { logError } from '../log/log.server.ts';
import { requestContext } from './context.server.ts';

/**
 * Milliseconds that a page waits for its data before it is sent: enough for a database that answers as usual,
 * and too short for a reader to notice.
 */
const loaderDeadline = 50;

interface DeadlineOptions {
  /** Message for the reader when the data cannot be read (requirement 58). */
  readonly failure: string;
  readonly requestId: string;
  /** Whether to wait for the data without a deadline, because the reader has no scripts. */
  readonly complete: boolean;
  readonly milliseconds?: number;
}

/** Rejects a pending promise of data. The page then renders its failure; the message is for the log. */
export class DataUnavailableError extends Error {
  override readonly name = 'DataUnavailableError';
}

const late = Symbol('late');

/** Resolves to the loaded value, or to `late` at the deadline. */
async function inTimeOrLate<Value>(loading: Promise<Value>, milliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), milliseconds);
  });
  return Promise.race([loading, deadline]).finally(() => clearTimeout(timer));
}

/**
 * Waits for data until a short deadline before a page is rendered. Data that arrives in time is rendered in
 * place and needs no script. Later data is streamed behind the loading text. While the database is away the
 * page is rendered with an error message.
 *
 * @returns the value; its pending promise, wrapped so that `await` does not wait for it; or the message that
 *   replaces it
 * @throws any error that is not a failure of the database: a fault in our code must not look like one
 */
export async function raceDeadline<Value>(
  loading: Promise<MaybeStale<Value>>,
  { failure, requestId, complete, milliseconds = loaderDeadline }: DeadlineOptions,
): Promise<MaybeStale<Value> | { pending: Promise<MaybeStale<Value>> } | { failed: string }> {
  const away = new DataUnavailableError(failure);
  let isLate = false;
  const pending = loading.catch((error: unknown): never => {
    if (isDatabaseFailure(error)) {
      logError('database failed while a page was loading', requestId, error);
      throw away;
    }
    // An error before the deadline is thrown below and logged with other errors of loaders. After the
    // deadline only this line logs it.
    if (isLate) logError('loading for a page failed', requestId, error);
    throw error;
  });
  // Without this handler a rejection before the page is rendered would count as unhandled.
  pending.catch(() => {});
  try {
    const first = await (complete ? pending : inTimeOrLate(pending, milliseconds));
    isLate = first === late;
    return first === late ? { pending } : first;
  } catch (error) {
    if (error !== away) throw error;
    return { failed: failure };
  }
}

type Call = Pick<LoaderFunctionArgs<Readonly<RouterContextProvider>>, 'context' | 'request'>;

/**
 * The deadline of a loader. It is 0 if the database was already late with its version, because the page has
 * waited once.
 */
const deadlineOf = ({ database }: DatabaseFallback) => (database === 'late' ? 0 : loaderDeadline);

/** Reads a value from the fallback snapshot. */
async function readFallback<Held, Value>(
  { context, request }: Call,
  fromCopy: SnapshotRead<Held, Value> | undefined,
) {
  const { databaseFallback, now, outcome } = requestContext(context);
  const locale = localeOf(new URL(request.url).pathname);
  const shown = fromCopy && (await readFromSnapshot(databaseFallback, fromCopy, now, locale));
  return (
    shown && {
      ...shown,
      /** Marks the page as stale, if the value is. Call it only for a value that the page shows. */
      use(): MaybeStale<Value> {
        const { asOf, value } = shown;
        if (asOf === undefined) return { value };
        outcome.isStale = true;
        return { value, asOf };
      },
    }
  );
}

/** Answers a failed read from the fallback snapshot. Other errors, and failures without a snapshot, are thrown again. */
async function fallbackAfterFailure<Held, Value>(
  call: Call,
  error: unknown,
  fromCopy: SnapshotRead<Held, Value> | undefined,
): Promise<MaybeStale<Value>> {
  const fallback = isDatabaseFailure(error) && (await readFallback(call, fromCopy));
  if (!fallback) throw error;
  logError(
    'database failed and the fallback snapshot is shown',
    requestContext(call.context).requestId,
    error,
  );
  return fallback.use();
}

interface PageLoading<Held, Value> {
  /** Whether to wait for the data without a deadline. The default follows the request. */
  readonly complete?: boolean;
  /** Fallback snapshot for public pages, read while the database does not answer. */
  readonly fromCopy?: SnapshotRead<Held, Value>;
}

/**
 * Loads the data of a page until the deadline of a loader. Later data is streamed.
 *
 * @param failure message for readers if loading fails (requirement 58)
 */
export async function loadDeferrable<Value, Held = unknown>(
  call: Call,
  load: (database: Database) => Promise<Value>,
  failure: string,
  { complete = requestContext(call.context).waitForAllData, fromCopy }: PageLoading<Held, Value> = {},
) {
  const { database, requestId, outcome, databaseFallback } = requestContext(call.context);
  const isAway = fromCopy !== undefined && databaseFallback.database === 'away';
  const fallback = isAway && (await readFallback(call, fromCopy));
  if (fallback) return fallback.use();
  const loading = load(database).then(
    (value): MaybeStale<Value> => ({ value }),
    (error: unknown) => {
      if (isAway) throw error;
      return fallbackAfterFailure(call, error, fromCopy);
    },
  );
  const loaded = await raceDeadline(loading, {
    failure,
    requestId,
    // Without a snapshot the page waits, so that its heading and its status can report the missing data.
    complete: complete || isAway,
    milliseconds: deadlineOf(databaseFallback),
  });
  if ('failed' in loaded) outcome.hasFailed = true;
  if ('pending' in loaded) {
    outcome.isLate = true;
    loading.catch(() => {
      outcome.hasFailed = true;
    });
  }
  return loaded;
}

/**
 * Loads data that a page needs before its first byte. After the deadline the fallback snapshot answers, unless it
 * does not have the value.
 *
 * @param load resolves to null if the thing does not exist; the snapshot is trusted to say so only while the
 *   database does not answer
 * @param complete waits as long as a read may take
 * @throws the error of `load` if the snapshot does not have the value either
 */
export async function loadCritical<Value, Held>(
  call: Call,
  load: (database: Database) => Promise<Value | null>,
  fromCopy: SnapshotRead<Held, Value | null>,
  { complete = requestContext(call.context).waitForAllData }: Pick<PageLoading<Held, Value>, 'complete'> = {},
): Promise<MaybeStale<Value | null>> {
  const { database, databaseFallback } = requestContext(call.context);
  if (databaseFallback.database === 'away') {
    const fallback = await readFallback(call, fromCopy);
    if (fallback) return fallback.use();
  }
  const loading = load(database).then((value) => ({ value }));
  try {
    const first = await (complete ? loading : inTimeOrLate(loading, deadlineOf(databaseFallback)));
    if (first !== late) return first;
    loading.catch(() => {});
    const fallback = await readFallback(call, fromCopy);
    return fallback && fallback.value !== null ? fallback.use() : await loading;
  } catch (error) {
    return fallbackAfterFailure(call, error, fromCopy);
  }
}
