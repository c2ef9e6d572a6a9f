/**
 * A database and a picture store that sometimes fail: either before the call takes effect, or after it with
 * the answer lost.
 */
export interface Faults {
  /** Percentage of calls that fail. */
  share: number;
  /** Random number from 0 to below 1. The sequence is the same for a seed. */
  readonly chance: () => number;
  count: number;
}

/** Pseudo-random numbers that are the same for each seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

async function perhaps<Result>(faults: Faults, work: () => Promise<Result>, words: string): Promise<Result> {
  const fails = faults.chance() * 100 < faults.share;
  const answerIsLost = faults.chance() < 0.5;
  if (!fails) return work();
  faults.count += 1;
  if (answerIsLost) await work();
  throw new Error(words);
}

export function faultyPictures(pictures: R2Bucket, faults: Faults): R2Bucket {
  const words = 'put: Unspecified error (0)';
  return {
    put: (...given: Parameters<R2Bucket['put']>) => perhaps(faults, () => pictures.put(...given), words),
    get: (key: string) => perhaps(faults, () => pictures.get(key), words),
    head: (key: string) => perhaps(faults, () => pictures.head(key), words),
    delete: (keys: string | string[]) => perhaps(faults, () => pictures.delete(keys), words),
    list: (...given: Parameters<R2Bucket['list']>) => pictures.list(...given),
  } as unknown as R2Bucket;
}

export function faultyDatabase(binding: D1Database, faults: Faults): D1Database {
  const words = 'D1_ERROR: Network connection lost.';
  const originals = new WeakMap<object, D1PreparedStatement>();
  function faulty(statement: D1PreparedStatement): D1PreparedStatement {
    const wrapped = {
      bind: (...values: unknown[]) => faulty(statement.bind(...values)),
      all: () => perhaps(faults, () => statement.all(), words),
      run: () => perhaps(faults, () => statement.run(), words),
      raw: () => perhaps(faults, () => statement.raw(), words),
      first: () => perhaps(faults, () => statement.first(), words),
    } as unknown as D1PreparedStatement;
    originals.set(wrapped, statement);
    return wrapped;
  }
  return {
    prepare: (query: string) => faulty(binding.prepare(query)),
    batch: (statements: D1PreparedStatement[]) =>
      perhaps(faults, () => binding.batch(statements.map((one) => originals.get(one) ?? one)), words),
  } as unknown as D1Database;
}
