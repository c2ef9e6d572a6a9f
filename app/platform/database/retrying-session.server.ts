import { rejectAfter } from './failure.server.ts';

/**
 * Timeout of a read in milliseconds, retries included (decision 0078). After it the database counts as away.
 */
export const readTimeout = 2_000;

/**
 * Timeout of a write in milliseconds (decision 0078). It is longer than that of a read, because a write is
 * never retried: the first attempt may have succeeded.
 */
const writeTimeout = 8_000;

/** Pauses before the first and the second retry of a read, in milliseconds. */
const retryDelays = [30, 90] as const;

/**
 * Errors that are retried: the connection broke, or the database moved to another machine. An overloaded
 * database is not retried.
 */
const retryable =
  /Network connection lost|storage caused object to be reset|reset because its code was updated/i;

const beginsReading = /^\s*(?:select|with)\b/i;
const writes = /\b(?:insert|update|delete|replace)\s+(?:into|or|from|"|`|\w+\s+set)/i;

/** Whether a statement only reads, so that it may be retried. */
export const isReadStatement = (query: string): boolean => beginsReading.test(query) && !writes.test(query);

async function retry<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  const giveUpAt = Date.now() + readTimeout;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const delay = retryDelays[attempt];
      const isRetryable = error instanceof Error && retryable.test(error.message);
      if (!isRetryable || delay === undefined || Date.now() + delay >= giveUpAt) throw error;
      // Random jitter, so that requests that failed together do not retry together.
      await new Promise((resolve) => setTimeout(resolve, delay * (0.5 + Math.random())));
    }
  }
}

const withTimeout = <Answer>(reads: boolean, run: () => Promise<Answer>): Promise<Answer> =>
  reads ? rejectAfter(retry(run), readTimeout) : rejectAfter(run(), writeTimeout);

interface Known {
  readonly statement: D1PreparedStatement;
  readonly reads: boolean;
}

/**
 * Wraps a D1 session so that each statement has a timeout (decision 0078): a read is retried within 2 s, a
 * write is sent once and may take 8 s.
 */
export function retryingSession(session: D1DatabaseSession): D1DatabaseSession {
  const known = new WeakMap<object, Known>();

  function wrap(statement: D1PreparedStatement, reads: boolean): D1PreparedStatement {
    const method = <Name extends 'all' | 'first' | 'raw' | 'run'>(name: Name) =>
      ((...given: never[]) =>
        withTimeout(reads, () =>
          (statement[name] as (...parameters: never[]) => Promise<unknown>)(...given),
        )) as unknown as D1PreparedStatement[Name];
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), reads),
      all: method('all'),
      first: method('first'),
      raw: method('raw'),
      run: method('run'),
    } as D1PreparedStatement;
    known.set(wrapped, { statement, reads });
    return wrapped;
  }

  return {
    prepare: (query: string) => wrap(session.prepare(query), isReadStatement(query)),
    batch<Row>(statements: D1PreparedStatement[]) {
      const parts = statements.map((one) => known.get(one) ?? { statement: one, reads: false });
      return withTimeout(
        parts.every(({ reads }) => reads),
        () => session.batch<Row>(parts.map(({ statement }) => statement)),
      );
    },
    getBookmark: () => session.getBookmark(),
  } as D1DatabaseSession;
}
