import type { Output } from './command.ts';

/** Does one thing, and says what it has to say where it is told to. */
export type Lane<Result> = (output: Output) => Promise<Result>;

/**
 * Runs several things at the same time. The first is heard as it goes; what each later one said meanwhile is kept, and heard whole
 * once the one before it is over.
 *
 * @returns what each came to, in their order
 */
export async function sideBySide<Result>(lanes: readonly Lane<Result>[], heard: Output): Promise<Result[]> {
  const turns = lanes.map(() => turnOf(heard));
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

function turnOf(heard: Output): Turn {
  const kept: (string | Uint8Array)[] = [];
  let hasBegun = false;
  return {
    output: (text) => {
      if (hasBegun) heard(text);
      else kept.push(text);
    },
    begin: () => {
      hasBegun = true;
      for (const text of kept.splice(0)) heard(text);
    },
  };
}
