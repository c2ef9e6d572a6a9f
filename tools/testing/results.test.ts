import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  countOf,
  playwrightCounts,
  playwrightErrors,
  sumCounts,
  summaryLine,
  vitestCounts,
} from './results.ts';

function withFile<Value>(content: object, read: (file: string) => Value): Value {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  try {
    const file = join(folder, 'results.json');
    writeFileSync(file, JSON.stringify(content));
    return read(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('adds the counts of all runners and checks into one line', () => {
  const vitest = withFile({ numPassedTests: 300, numFailedTests: 0, numPendingTests: 1 }, (file) =>
    vitestCounts(file, true),
  );
  const playwright = withFile({ stats: { expected: 10, unexpected: 2, flaky: 1, skipped: 0 } }, (file) =>
    playwrightCounts(file, false),
  );
  expect(summaryLine(sumCounts([vitest, playwright, countOf(true)]))).toBe('312 passed, 2 failed, 1 skipped');
});

test('omits skipped tests when there are none', () => {
  expect(summaryLine({ passed: 312, failed: 0, skipped: 0 })).toBe('312 passed, 0 failed');
});

test('counts a runner that exits with an error as failed, even without a failed test or a report', () => {
  const broken = withFile({ numPassedTests: 5, numFailedTests: 0 }, (file) => vitestCounts(file, false));
  expect(broken).toEqual({ passed: 5, failed: 1, skipped: 0 });
  expect(playwrightCounts('/nowhere/at-all.json', false).failed).toBe(1);
});

test('reports the message of an error outside the browser tests', () => {
  expect(withFile({ errors: [{ message: 'Target page has been closed' }] }, playwrightErrors)).toEqual([
    'Target page has been closed',
  ]);
  expect(withFile({ stats: {} }, playwrightErrors)).toEqual([]);
});
