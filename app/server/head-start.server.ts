import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { requestContext } from './context.server.ts';
import type { Database } from './database/database.server.ts';
import { isDatabaseFailure } from './database/failure.server.ts';
import { logError } from './log.server.ts';
import { ProblemError } from './problems.server.ts';

/** Long enough for a database that answers as usual, too short for a reader to notice. */
const headStartMilliseconds = 50;

interface HeadStart {
  /** What a reader is told when it fails (specification, section 8). */
  readonly failure: string;
  readonly requestId: string;
  /** The whole page is wanted at once, as by a reader without scripts: wait as long as it takes. */
  readonly complete: boolean;
}

/**
 * Gives data a short head start before a page is rendered. What arrives in time is rendered in place, in
 * order and without any script; what is later is streamed behind the loading text. A page whose database is away is
 * still a page.
 *
 * @returns the value, the promise of it wrapped so that awaiting this does not await it, or why there is none
 * @throws whatever loading threw that is no failure of the database: a fault of ours, which no reader should take for one
 */
export async function withHeadStart<Value>(
  loading: Promise<Value>,
  { failure, requestId, complete }: HeadStart,
): Promise<{ value: Value } | { pending: Promise<Value> } | { failed: string }> {
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
  const late = Symbol('late');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<typeof late>((resolve) => {
    if (!complete) timer = setTimeout(() => resolve(late), headStartMilliseconds);
  });
  try {
    const first = await Promise.race([pending, deadline]);
    isLate = first === late;
    return first === late ? { pending } : { value: first };
  } catch (error) {
    if (error !== away) throw error;
    return { failed: failure };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * What a page shows of the database, with a head start.
 *
 * @param failure what a reader is told when it fails (specification, section 8)
 * @param complete wait as long as it takes; else only where the request wants it
 */
export async function loadForPage<Value>(
  { context }: Pick<LoaderFunctionArgs<Readonly<RouterContextProvider>>, 'context'>,
  load: (database: Database) => Promise<Value>,
  failure: string,
  complete = requestContext(context).complete,
) {
  const { database, requestId, outcome } = requestContext(context);
  const loading = load(database);
  const loaded = await withHeadStart(loading, { failure, requestId, complete });
  if ('failed' in loaded) outcome.hasFailed = true;
  if ('pending' in loaded) {
    outcome.isLate = true;
    loading.catch(() => {
      outcome.hasFailed = true;
    });
  }
  return loaded;
}
