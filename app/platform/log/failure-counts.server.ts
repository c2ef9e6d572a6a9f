import { lt, sql } from 'drizzle-orm';
import { addDays, dayInIndia } from '#app/time/calendar.ts';
import type { Database } from '../database/database.server.ts';
import { failures } from './failure.schema.server.ts';

/** One more of something that failed or was refused. */
interface Counted {
  readonly route: string;
  readonly event: string;
  readonly requestId: string;
  /** Of the log; without it somebody was refused, which is no failure of ours. */
  readonly line?: string;
}

interface Sum extends Counted {
  readonly day: string;
  readonly at: Date;
  count: number;
}

/** Kinds at once: a scanner finds many ways to be refused, and each takes memory. */
const mostKinds = 200;

/** Milliseconds between two writes, where only visitors were refused: a flood of bad requests must not become one of writes. */
const refusalsWait = 60_000;

/** Milliseconds for which a database that did not take them is left alone. */
const failureWait = 30_000;

/** Rows of one statement: D1 binds at most 100 values. */
const rowsAtOnce = 12;

const longestLine = 2_000;

/**
 * What failed and was refused in this isolate and is not in the database yet. An isolate that ends takes along what it had not written: refusals of
 * at most a minute, and everything for as long as the database was away.
 */
export class FailureCounts {
  #sums = new Map<string, Sum>();
  #nextWriteAt = 0;
  #isUrgent = false;
  #isWriting = false;

  add(counted: Counted, at = new Date()): void {
    const day = dayInIndia(at);
    const key = [day, counted.route, counted.event].join('\n');
    const before = this.#sums.get(key);
    if (!before && this.#sums.size >= mostKinds) return;
    this.#sums.set(key, { ...counted, day, at, count: (before?.count ?? 0) + 1 });
    if (counted.line !== undefined) this.#isUrgent = true;
  }

  /** Whether it is time to write: failures at once, refusals together. */
  isDue(now = Date.now()): boolean {
    if (this.#sums.size === 0 || this.#isWriting) return false;
    return now >= this.#nextWriteAt || (this.#isUrgent && now >= this.#nextWriteAt - refusalsWait);
  }

  /** Adds what was counted to the table; where the database does not take it, it is tried again later, and no error is thrown. */
  async write(database: Database, now = Date.now()): Promise<void> {
    const sums = [...this.#sums.values()];
    if (sums.length === 0) return;
    this.#sums = new Map();
    this.#isUrgent = false;
    this.#isWriting = true;
    this.#nextWriteAt = now + refusalsWait;
    try {
      const [first, ...others] = statementsOf(database, sums);
      if (first) await database.batch([first, ...others]);
    } catch {
      this.#nextWriteAt = now + refusalsWait + failureWait;
      this.#takeBack(sums);
    } finally {
      this.#isWriting = false;
    }
  }

  #takeBack(sums: readonly Sum[]): void {
    for (const sum of sums) {
      const key = [sum.day, sum.route, sum.event].join('\n');
      const since = this.#sums.get(key);
      if (since) since.count += sum.count;
      else if (this.#sums.size < mostKinds) this.#sums.set(key, sum);
      if (sum.line !== undefined) this.#isUrgent = true;
    }
  }
}

/** Of this isolate. */
export const failureCounts = new FailureCounts();

function statementsOf(database: Database, sums: readonly Sum[]) {
  const statements = [];
  for (let start = 0; start < sums.length; start += rowsAtOnce) {
    const rows = sums
      .slice(start, start + rowsAtOnce)
      .map(({ day, route, event, count, at, requestId, line }) => ({
        ...{ day, route, event, count, lastAt: at },
        lastRequestId: requestId,
        lastLine: (line ?? '').slice(0, longestLine),
      }));
    const given = (column: string) => sql.raw(`excluded.${column}`);
    statements.push(
      database
        .insert(failures)
        .values(rows)
        .onConflictDoUpdate({
          target: [failures.day, failures.route, failures.event],
          set: {
            count: sql`${failures.count} + ${given('count')}`,
            lastAt: given('last_at'),
            lastRequestId: given('last_request_id'),
            lastLine: given('last_line'),
          },
        }),
    );
  }
  return statements;
}

/** How many days are kept: a month can be looked back upon. */
const keptDays = 31;

/** Daily: forgets what is longer ago. */
export async function sweepFailures(database: Database, now: Date): Promise<void> {
  await database.delete(failures).where(lt(failures.day, addDays(dayInIndia(now), -keptDays)));
}
