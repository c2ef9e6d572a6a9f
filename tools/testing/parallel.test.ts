import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runInParallel } from './parallel.ts';
import { passed } from './results.ts';
import { runSteps } from './steps.ts';

/** Writes three lines with pauses, so that the output of two lanes would mix. */
const speaker =
  (name: string, pause: number) =>
  async (say: (text: string) => void): Promise<string> => {
    for (const line of [1, 2, 3]) {
      say(`${name}${line}`);
      await sleep(pause);
    }
    return name;
  };

test('prints the output of parallel lanes one after the other, whichever finishes first', async () => {
  for (const [pauseOfFirst, pauseOfSecond] of [
    [20, 1],
    [1, 20],
  ] as const) {
    const heard: unknown[] = [];
    const results = await runInParallel([speaker('a', pauseOfFirst), speaker('b', pauseOfSecond)], (text) =>
      heard.push(text),
    );
    expect(heard).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3']);
    expect(results).toEqual(['a', 'b']);
  }
});

test('runs the second lane while the first still runs', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await runInParallel([() => released, async () => release()], () => {});
});

test('a step that fails or throws does not stop parallel or later steps', async () => {
  const heard: string[] = [];
  const counts = await runSteps(
    [
      {
        beside: [
          [
            { title: 'One that breaks', run: () => Promise.reject(new Error('broken here')) },
            { title: 'One after it', run: async () => passed },
          ],
          [{ title: 'One beside it', run: async () => ({ passed: 3, failed: 1, skipped: 2 }) }],
        ],
      },
      { title: 'A last one', run: async () => passed },
    ],
    (text) => heard.push(String(text)),
  );
  expect(counts).toEqual({ passed: 5, failed: 2, skipped: 2 });
  expect(heard.join('').match(/^(?:===|---|.*broken).*$/gm)).toEqual([
    '=== One that breaks',
    expect.stringContaining('broken here'),
    '--- One that breaks: FAILED in 0 s',
    '=== One after it',
    '--- One after it: done in 0 s',
    '=== One beside it',
    '--- One beside it: FAILED in 0 s',
    '=== A last one',
    '--- A last one: done in 0 s',
  ]);
});
