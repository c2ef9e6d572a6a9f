import { type Database, openDatabase } from '#app/platform/database/database.server.ts';

interface Statement {
  readonly query: string;
  readonly values: readonly unknown[];
}

/** A database over the same rows that records its statements and round trips. */
function watched(binding: D1Database): { database: Database; asked: Statement[]; roundTrips: () => number } {
  const asked: Statement[] = [];
  let trips = 0;
  const statements = new WeakMap<object, { statement: Statement; prepared: D1PreparedStatement }>();
  function watch(statement: Statement, prepared: D1PreparedStatement): D1PreparedStatement {
    const run = (method: 'all' | 'raw' | 'run' | 'first') =>
      ((...parameters: never[]) => {
        asked.push(statement);
        trips += 1;
        return (prepared[method] as (...all: never[]) => unknown)(...parameters);
      }) as never;
    const one = {
      bind: (...values: unknown[]) => watch({ ...statement, values }, prepared.bind(...values)),
      all: run('all'),
      raw: run('raw'),
      run: run('run'),
      first: run('first'),
    } as unknown as D1PreparedStatement;
    statements.set(one, { statement, prepared });
    return one;
  }
  const watching = {
    prepare: (query: string) => watch({ query, values: [] }, binding.prepare(query)),
    batch(all: readonly object[]) {
      trips += 1;
      const known = all.map((one) => statements.get(one)).filter((one) => one !== undefined);
      asked.push(...known.map(({ statement }) => statement));
      return binding.batch(known.map(({ prepared }) => prepared));
    },
  } as unknown as D1Database;
  return { database: openDatabase(watching), asked, roundTrips: () => trips };
}

/** Cost of a view to the database. */
export interface Cost {
  readonly statements: number;
  readonly roundTrips: number;
  readonly rowsRead: number;
  readonly plan: readonly string[];
}

/**
 * Runs the reads of a view, then repeats each statement to learn the rows read and the steps of the query
 * plan.
 */
export async function queryCostOf(
  binding: D1Database,
  read: (database: Database) => Promise<unknown>,
): Promise<Cost> {
  const { database, asked, roundTrips } = watched(binding);
  await read(database);
  let rowsRead = 0;
  const plan: string[] = [];
  for (const { query, values } of asked) {
    rowsRead +=
      (
        await binding
          .prepare(query)
          .bind(...values)
          .all()
      ).meta.rows_read ?? 0;
    const steps = await binding
      .prepare(`explain query plan ${query}`)
      .bind(...values)
      .all<{ detail: string }>();
    plan.push(...steps.results.map(({ detail }) => detail));
  }
  return { statements: asked.length, roundTrips: roundTrips(), rowsRead, plan };
}
