import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const passed: Counts = { passed: 1, failed: 0, skipped: 0 };
export const failed: Counts = { passed: 0, failed: 1, skipped: 0 };

/** Counts for a check that either passes or fails. */
export const countOf = (isRight: boolean) => (isRight ? passed : failed);

export function sumCounts(counts: readonly Counts[]): Counts {
  const total = (name: keyof Counts) => counts.reduce((all, one) => all + one[name], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/** Counts one failure when the runner failed but no test did, for example when a test file cannot be read. */
function honest(counts: Counts, succeeded: boolean): Counts {
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

const readJson = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

export function vitestCounts(file: string, succeeded: boolean): Counts {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numTodoTests = 0,
  } = readJson(file) ?? {};
  return honest(
    { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests },
    succeeded,
  );
}

/** Paths of the test files in which no test failed, relative to the project. */
export function passedVitestFiles(file: string, root: string): ReadonlySet<string> {
  const results: readonly { readonly name: string; readonly status: string }[] =
    readJson(file)?.testResults ?? [];
  return new Set(
    results
      .filter(({ status }) => status === 'passed')
      .map(({ name }) => relative(root, name).replaceAll('\\', '/')),
  );
}

export function playwrightCounts(file: string, succeeded: boolean): Counts {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readJson(file)?.stats ?? {};
  return honest({ passed: expected + flaky, failed: unexpected, skipped }, succeeded);
}

/** Errors outside the tests. They are printed again at the end, because they get lost in a long output. */
export function playwrightErrors(file: string): readonly string[] {
  const errors: readonly { readonly message?: string }[] = readJson(file)?.errors ?? [];
  return errors.map(({ message = 'an error without a message' }) => message);
}

/** Last line of a test run. The format is fixed, because programs parse it. */
export function summaryLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
