import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { passed } from './results.ts';
import { runSteps, type Step } from './steps.ts';

const withoutSeconds = (text: string) => text.replaceAll(/ in \d+ s/g, '');

/** Runs steps and returns the lines that they print. */
async function linesOf(steps: Parameters<typeof runSteps>[0]): Promise<readonly string[]> {
  let printed = '';
  await runSteps(steps, (text) => {
    printed += Buffer.from(text).toString();
  });
  return withoutSeconds(printed).trim().split('\n');
}

/** Writes three lines with pauses, so that the output of two steps would mix. */
const speaker = (name: string, pause: number): Step => ({
  title: name,
  run: async (output) => {
    for (const line of [1, 2, 3]) {
      output(`${name}${line}\n`);
      await sleep(pause);
    }
    return passed;
  },
});

test('prints the output of concurrent steps one after the other, in the order in which they end', async () => {
  expect(await linesOf([{ beside: [[speaker('a', 20)], [speaker('b', 1)]] }])).toEqual([
    ...['=== a …', '=== b …'],
    ...['b1', 'b2', 'b3', '--- b: done'],
    ...['a1', 'a2', 'a3', '--- a: done'],
  ]);
});

test('says each minute that a step still runs, until it ends', async () => {
  vi.useFakeTimers();
  let end = () => {};
  const step: Step = {
    title: 'Long',
    run: () =>
      new Promise((resolve) => {
        end = () => resolve(passed);
      }),
  };
  const lines = linesOf([step]);
  await vi.advanceTimersByTimeAsync(125_000);
  end();
  const printed = await lines;
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  expect(printed.map((line) => line.trim())).toEqual([
    '=== Long …',
    'Long: still running, 1 min',
    'Long: still running, 2 min',
    '--- Long: done',
  ]);
});

test('runs the second lane while the first still runs', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const waits: Step = { title: 'Waits', run: () => released.then(() => passed) };
  const releases: Step = {
    title: 'Releases',
    run: async () => {
      release();
      return passed;
    },
  };
  expect(await linesOf([{ beside: [[waits], [releases]] }])).toContain('--- Waits: done');
});

test('a step that fails or throws does not stop concurrent or later steps', async () => {
  const steps: Parameters<typeof runSteps>[0] = [
    {
      beside: [
        [
          { title: 'One that breaks', run: () => Promise.reject(new Error('broken here')) },
          { title: 'One after it', run: async () => passed },
        ],
        [{ beside: [[{ title: 'One beside it', run: async () => ({ passed: 3, failed: 1, skipped: 2 }) }]] }],
      ],
    },
    { title: 'A last one', run: async () => passed },
  ];
  const lines = await linesOf(steps);
  expect(lines.toSorted()).toEqual(
    [
      '=== One that breaks …',
      'Error: broken here',
      '--- One that breaks: FAILED',
      '=== One after it …',
      '--- One after it: done',
      '=== One beside it …',
      '--- One beside it: FAILED',
      '=== A last one …',
      '--- A last one: done',
    ].toSorted(),
  );
  expect(lines.slice(-2)).toEqual(['=== A last one …', '--- A last one: done']);
  expect(await runSteps(steps, () => {})).toEqual({ passed: 5, failed: 2, skipped: 2 });
});
