import { lt, sql } from 'drizzle-orm';
import { addDays, dayInIndia } from '#app/time/calendar.ts';
import type { Database } from '../database/database.server.ts';
import { failures } from './failure.schema.server.ts';

/** A failure or a refusal to count. */
interface Counted {
  readonly route: string;
  readonly event: string;
  readonly requestId: string;
  /** Log line of the failure. Without it the event is a refusal, which is not a failure of ours. */
  readonly line?: string;
}

interface Sum extends Counted {
  readonly day: string;
  readonly at: Date;
  count: number;
}

/**
 * Number of different events that an isolate counts at once. A scanner causes many kinds of refusals, and
 * each takes memory.
 */
const maxKinds = 200;

/**
 * Milliseconds between two writes if only refusals were counted, so that a flood of bad requests causes no
 * flood of writes.
 */
const refusalInterval = 60_000;

/** Milliseconds before the next attempt after the database failed to store the counts. */
const retryInterval = 30_000;

/** Rows per statement: each has 7 values, and D1 binds at most 100. */
const rowsAtOnce = 12;

const maxLineLength = 2_000;

/**
 * Failures and refusals that this isolate has counted and not yet stored. When the isolate ends, unstored
 * counts are lost: refusals of at most a minute, and all counts since the database went away.
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
    if (!before && this.#sums.size >= maxKinds) return;
    this.#sums.set(key, { ...counted, day, at, count: (before?.count ?? 0) + 1 });
    if (counted.line !== undefined) this.#isUrgent = true;
  }

  /** Whether the counts should be stored now: failures at once, refusals once a minute. */
  isDue(now = Date.now()): boolean {
    if (this.#sums.size === 0 || this.#isWriting) return false;
    return now >= this.#nextWriteAt || (this.#isUrgent && now >= this.#nextWriteAt - refusalInterval);
  }

  /**
   * Adds the counts to the table. If the database fails, the counts are stored later, and no error is thrown.
   */
  async write(database: Database, now = Date.now()): Promise<void> {
    const sums = [...this.#sums.values()];
    if (sums.length === 0) return;
    this.#sums = new Map();
    this.#isUrgent = false;
    this.#isWriting = true;
    this.#nextWriteAt = now + refusalInterval;
    try {
      const [first, ...others] = statementsOf(database, sums);
      if (first) await database.batch([first, ...others]);
    } catch {
      this.#nextWriteAt = now + refusalInterval + retryInterval;
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
      else if (this.#sums.size < maxKinds) this.#sums.set(key, sum);
      if (sum.line !== undefined) this.#isUrgent = true;
    }
  }
}

/** The counts of this isolate. */
export const failureCounts = new FailureCounts();

function statementsOf(database: Database, sums: readonly Sum[]) {
  const statements = [];
  for (let start = 0; start < sums.length; start += rowsAtOnce) {
    const rows = sums
      .slice(start, start + rowsAtOnce)
      .map(({ day, route, event, count, at, requestId, line }) => ({
        ...{ day, route, event, count, lastAt: at },
        lastRequestId: requestId,
        lastLine: (line ?? '').slice(0, maxLineLength),
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

/** Retention in days, so that a whole month can be reviewed. */
const retentionDays = 31;

/** Deletes counts that are older than 31 days. The nightly run calls it. */
export async function sweepFailures(database: Database, now: Date): Promise<void> {
  await database.delete(failures).where(lt(failures.day, addDays(dayInIndia(now), -retentionDays)));
}
