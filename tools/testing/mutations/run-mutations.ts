import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../command.ts';
import type { Counts } from '../results.ts';
import { type Mutation, mutations } from './mutations.ts';

/** The test run of the present change, which ends with this process. */
let running: ChildProcess | undefined;

/** Parts of the tree that the unit tests of the changes read. */
const copied = [
  ...['app', 'workers', 'tests', 'tools', 'migrations'],
  ...['package.json', 'tsconfig.json', 'vitest.config.ts', 'wrangler.toml'],
];

const linked = ['node_modules', 'public', 'art', 'docs'];

/**
 * Makes each wrong change in turn and runs its tests, which must fail. The changes are made in a copy of the tree, so an
 * interrupted run leaves the working tree as it was.
 *
 * @param filters texts of which a change must contain one in its file or its fault; empty for all changes
 */
export async function runMutations(filters: readonly string[]): Promise<Counts> {
  const chosen = mutations.filter(
    ({ file, fault }) =>
      filters.length === 0 || filters.some((text) => file.includes(text) || fault.includes(text)),
  );
  const copy = mkdtempSync(join(tmpdir(), 'mutations-'));
  const remove = () => rmSync(copy, { recursive: true, force: true });
  const end = () => {
    running?.kill();
    process.exit(1);
  };
  process.on('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
  try {
    for (const part of copied) cpSync(join(root, part), join(copy, part), { recursive: true });
    for (const part of linked) symlinkSync(join(root, part), join(copy, part));
    return await runIn(copy, chosen);
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, end);
    process.off('exit', remove);
    remove();
  }
}

async function runIn(copy: string, chosen: readonly Mutation[]): Promise<Counts> {
  // Without this run, a test that always fails would seem to notice every change.
  const unchanged = await runTests(copy, [...new Set(chosen.flatMap(({ tests }) => tests))]);
  if (!unchanged.succeeded || unchanged.passed === 0) {
    console.error(`The tests fail without any change:\n${unchanged.output}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  let failed = 0;
  for (const mutation of chosen) {
    const problem = await survival(copy, mutation);
    if (problem) failed += 1;
    console.log(`${problem ? 'SURVIVED' : 'noticed'}  ${mutation.file}: ${mutation.fault}`);
    if (problem) console.error(problem);
  }
  return { passed: chosen.length - failed, failed, skipped: 0 };
}

/**
 * Makes one wrong change in the copy, runs its tests and undoes it.
 *
 * @returns undefined if a test failed; otherwise the reason why the change survived
 */
async function survival(copy: string, mutation: Mutation): Promise<string | undefined> {
  const path = join(copy, mutation.file);
  const text = readFileSync(path, 'utf8');
  const wrong = mutated(text, mutation);
  if (wrong === undefined)
    return `The text to change is not exactly once in ${mutation.file}: ${mutation.right}\nAdapt tools/testing/mutations/mutations.ts.`;
  writeFileSync(path, wrong);
  try {
    const { failed, output } = await runTests(copy, mutation.tests);
    // A change that breaks the module fails the run without a failed test, which proves nothing about the rule.
    return failed > 0 ? undefined : `No test failed in ${mutation.tests.join(', ')}.\n${output}`;
  } finally {
    writeFileSync(path, text);
  }
}

/** Returns the text with the wrong change; undefined if the right text is not exactly once in it. */
export function mutated(
  text: string,
  { right, wrong }: Pick<Mutation, 'right' | 'wrong'>,
): string | undefined {
  const parts = text.split(right);
  return parts.length === 2 ? parts.join(wrong) : undefined;
}

interface TestRun {
  readonly succeeded: boolean;
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
}

function runTests(copy: string, tests: readonly string[]): Promise<TestRun> {
  const results = join(copy, 'results.json');
  rmSync(results, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  return new Promise((resolve, reject) => {
    const child = spawn('vitest', ['run', '--project', 'unit', ...reporters, ...tests], {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running = child;
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => output.push(text));
    child.on('error', reject);
    child.on('close', (code) => {
      const { numPassedTests = 0, numFailedTests = 0 } = readResults(results);
      resolve({
        succeeded: code === 0,
        passed: numPassedTests,
        failed: numFailedTests,
        output: Buffer.concat(output).toString(),
      });
    });
  });
}

function readResults(file: string): { readonly numPassedTests?: number; readonly numFailedTests?: number } {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Vitest writes no file if it cannot start; the caller then sees a run without tests.
    return {};
  }
}
