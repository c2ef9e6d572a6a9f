import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { localeOf } from '#app/languages/localized-path.ts';
import type { Database } from '../database/database.server.ts';
import { isDatabaseFailure } from '../database/failure.server.ts';
import { ProblemError } from '../http/problems.server.ts';
import { logError } from '../log/log.server.ts';
import { type FromCopy, type LastGood, type Shown, shownFromCopy } from '../stale-copy/last-good.server.ts';
import { requestContext } from './context.server.ts';

/** Long enough for a database that answers as usual, too short for a reader to notice. */
const headStartMilliseconds = 50;

interface HeadStart {
  /** Message for the reader when the data cannot be read (requirement 58). */
  readonly failure: string;
  readonly requestId: string;
  /** The whole page is wanted at once, as by a reader without scripts: wait as long as it takes. */
  readonly complete: boolean;
  readonly milliseconds?: number;
}

const late = Symbol('late');

/** What is loaded, or `late` where it is not there in time. */
async function inTimeOrLate<Value>(loading: Promise<Value>, milliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), milliseconds);
  });
  return Promise.race([loading, deadline]).finally(() => clearTimeout(timer));
}

/**
 * Gives data a short head start before a page is rendered. What arrives in time is rendered in place, in
 * order and without any script; what is later is streamed behind the loading text. A page whose database is away is
 * still a page.
 *
 * @returns what is shown, the promise of it wrapped so that awaiting this does not await it, or why there is none
 * @throws whatever loading threw that is no failure of the database: a fault of ours, which no reader should take for one
 */
export async function withHeadStart<Value>(
  loading: Promise<Shown<Value>>,
  { failure, requestId, complete, milliseconds = headStartMilliseconds }: HeadStart,
): Promise<Shown<Value> | { pending: Promise<Shown<Value>> } | { failed: string }> {
  const away = new ProblemError(503, { message: failure });
  let isLate = false;
  const pending = loading.catch((error: unknown): never => {
    if (isDatabaseFailure(error)) {
      logError('database failed while a page was loading', requestId, error);
      throw away;
    }
    // In time it is thrown from here and logged with whatever else a loader throws.
    if (isLate) logError('loading for a page failed', requestId, error);
    throw error;
  });
  // Without a listener of its own, a failure before the page is rendered would count as unhandled.
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

/** A database that was late with its version is not given more time than it had. */
const headStartOf = ({ database }: LastGood) => (database === 'late' ? 0 : headStartMilliseconds);

/** From the last good copy, which is remembered with the page. */
async function fromCopyFor<Held, Value>(
  { context, request }: Call,
  fromCopy: FromCopy<Held, Value> | undefined,
) {
  const { lastGood, now, outcome } = requestContext(context);
  const language = localeOf(new URL(request.url).pathname);
  const shown = fromCopy && (await shownFromCopy(lastGood, fromCopy, now, language));
  return (
    shown && {
      ...shown,
      /** To be called by whoever shows it. */
      use(): Shown<Value> {
        const { asOf, value } = shown;
        if (asOf === undefined) return { value };
        outcome.isStale = true;
        return { value, asOf };
      },
    }
  );
}

/** From the last good copy in place of a database that failed. What is no failure of it, or has no copy, is thrown on. */
async function fromCopyAfter<Held, Value>(
  call: Call,
  error: unknown,
  fromCopy: FromCopy<Held, Value> | undefined,
): Promise<Shown<Value>> {
  const copied = isDatabaseFailure(error) && (await fromCopyFor(call, fromCopy));
  if (!copied) throw error;
  logError('database failed and the last good copy is shown', requestContext(call.context).requestId, error);
  return copied.use();
}

interface PageLoading<Held, Value> {
  /** Wait as long as it takes; else only where the request wants it. */
  readonly complete?: boolean;
  /** What is shown where the database does not answer, on public pages. */
  readonly fromCopy?: FromCopy<Held, Value>;
}

/**
 * What a page shows of the database, with a head start.
 *
 * @param failure what a reader is told when it fails (requirement 58)
 */
export async function loadForPage<Value, Held = unknown>(
  call: Call,
  load: (database: Database) => Promise<Value>,
  failure: string,
  { complete = requestContext(call.context).complete, fromCopy }: PageLoading<Held, Value> = {},
) {
  const { database, requestId, outcome, lastGood } = requestContext(call.context);
  const isAway = fromCopy !== undefined && lastGood.database === 'away';
  const copied = isAway && (await fromCopyFor(call, fromCopy));
  if (copied) return copied.use();
  const loading = load(database).then(
    (value): Shown<Value> => ({ value }),
    (error: unknown) => {
      if (isAway) throw error;
      return fromCopyAfter(call, error, fromCopy);
    },
  );
  const loaded = await withHeadStart(loading, {
    failure,
    requestId,
    // Without a copy the page says at its head, and by its status, that something is missing.
    complete: complete || isAway,
    milliseconds: headStartOf(lastGood),
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
 * What a page cannot begin without: after the head start it is taken from the last good copy, unless that has nothing.
 *
 * @param load null where there is no such thing, which the copy is believed only where the database does not answer
 * @param complete waits as long as a read may take
 * @throws whatever loading threw where the copy does not know either
 */
export async function loadAtOnce<Value, Held>(
  call: Call,
  load: (database: Database) => Promise<Value | null>,
  fromCopy: FromCopy<Held, Value | null>,
  { complete = requestContext(call.context).complete }: Pick<PageLoading<Held, Value>, 'complete'> = {},
): Promise<Shown<Value | null>> {
  const { database, lastGood } = requestContext(call.context);
  if (lastGood.database === 'away') {
    const copied = await fromCopyFor(call, fromCopy);
    if (copied) return copied.use();
  }
  const loading = load(database).then((value) => ({ value }));
  try {
    const first = await (complete ? loading : inTimeOrLate(loading, headStartOf(lastGood)));
    if (first !== late) return first;
    loading.catch(() => {});
    const copied = await fromCopyFor(call, fromCopy);
    return copied && copied.value !== null ? copied.use() : await loading;
  } catch (error) {
    return fromCopyAfter(call, error, fromCopy);
  }
}
