import type { Output } from './command.ts';

/** Task that writes its output to the given function. */
export type ParallelTask<Result> = (output: Output) => Promise<Result>;

/**
 * Runs several lanes concurrently without mixing their output. The first lane prints as it runs. The output of each
 * later lane is buffered until the lane before it is done.
 *
 * @returns the results, in the order of the lanes
 */
export async function runInParallel<Result>(
  lanes: readonly ParallelTask<Result>[],
  print: Output,
): Promise<Result[]> {
  const turns = lanes.map(() => turnOf(print));
  const results = lanes.map((lane, index) => lane((turns[index] as Turn).output));
  for (const [index, result] of results.entries()) {
    turns[index]?.begin();
    await Promise.allSettled([result]);
  }
  return Promise.all(results);
}

interface Turn {
  readonly output: Output;
  readonly begin: () => void;
}

function turnOf(print: Output): Turn {
  const buffered: (string | Uint8Array)[] = [];
  let hasBegun = false;
  return {
    output: (text) => {
      if (hasBegun) print(text);
      else buffered.push(text);
    },
    begin: () => {
      hasBegun = true;
      for (const text of buffered.splice(0)) print(text);
    },
  };
}
