import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const passed: Counts = { passed: 1, failed: 0, skipped: 0 };
export const failed: Counts = { passed: 0, failed: 1, skipped: 0 };

/** Of a check that is either right or wrong. */
export const countOf = (isRight: boolean) => (isRight ? passed : failed);

export function sum(counts: readonly Counts[]): Counts {
  const total = (name: keyof Counts) => counts.reduce((all, one) => all + one[name], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/** A runner that ends badly without a failed test (a file that cannot be read, a fault outside the tests) counts as one. */
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

export function playwrightCounts(file: string, succeeded: boolean): Counts {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readJson(file)?.stats ?? {};
  return honest({ passed: expected + flaky, failed: unexpected, skipped }, succeeded);
}

/** What went wrong in no test: it stands somewhere in the middle of a long output, and is said again at the end. */
export function playwrightFaults(file: string): readonly string[] {
  const errors: readonly { readonly message?: string }[] = readJson(file)?.errors ?? [];
  return errors.map(({ message = 'an error without a message' }) => message);
}

/** The last line of a test run, alone and always in this form, for whoever reads it by machine. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
