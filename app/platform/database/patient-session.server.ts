import { inTime } from './failure.server.ts';

/** Milliseconds that a read may take, its repetitions included: then the database counts as away. */
export const readPatience = 2_000;

/** Milliseconds that a write may take. Longer than a read: it cannot be asked again by itself, and may have been done. */
const writePatience = 8_000;

/** Milliseconds before a read is asked once more, each time. */
const pauses = [30, 90] as const;

/** What passes by itself: the line broke, or the database was moved to another machine. An overloaded one is not asked more often. */
const passing =
  /Network connection lost|storage caused object to be reset|reset because its code was updated/i;

const beginsReading = /^\s*(?:select|with)\b/i;
const writes = /\b(?:insert|update|delete|replace)\s+(?:into|or|from|"|`|\w+\s+set)/i;

/** Whether a statement only reads: it may be asked again. */
export const isRead = (query: string): boolean => beginsReading.test(query) && !writes.test(query);

async function again<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const giveUpAt = Date.now() + readPatience;
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      const pause = pauses[tries];
      const isPassing = error instanceof Error && passing.test(error.message);
      if (!isPassing || pause === undefined || Date.now() + pause >= giveUpAt) throw error;
      // Not all who failed together ask together.
      await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
    }
  }
}

const patiently = <Answer>(reads: boolean, ask: () => Promise<Answer>): Promise<Answer> =>
  reads ? inTime(again(ask), readPatience) : inTime(ask(), writePatience);

interface Known {
  readonly statement: D1PreparedStatement;
  readonly reads: boolean;
}

/**
 * A session of which no statement is waited for without end: a read for two seconds, within which it is asked again where what went wrong
 * passes by itself; a write once, for eight.
 */
export function patientSession(session: D1DatabaseSession): D1DatabaseSession {
  const known = new WeakMap<object, Known>();

  function patient(statement: D1PreparedStatement, reads: boolean): D1PreparedStatement {
    const asked = <Name extends 'all' | 'first' | 'raw' | 'run'>(name: Name) =>
      ((...given: never[]) =>
        patiently(reads, () =>
          (statement[name] as (...parameters: never[]) => Promise<unknown>)(...given),
        )) as unknown as D1PreparedStatement[Name];
    const wrapped = {
      bind: (...values: unknown[]) => patient(statement.bind(...values), reads),
      all: asked('all'),
      first: asked('first'),
      raw: asked('raw'),
      run: asked('run'),
    } as D1PreparedStatement;
    known.set(wrapped, { statement, reads });
    return wrapped;
  }

  return {
    prepare: (query: string) => patient(session.prepare(query), isRead(query)),
    batch<Row>(statements: D1PreparedStatement[]) {
      const parts = statements.map((one) => known.get(one) ?? { statement: one, reads: false });
      return patiently(
        parts.every(({ reads }) => reads),
        () => session.batch<Row>(parts.map(({ statement }) => statement)),
      );
    },
    getBookmark: () => session.getBookmark(),
  } as D1DatabaseSession;
}
