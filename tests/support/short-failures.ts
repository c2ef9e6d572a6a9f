import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach } from 'vitest';
import { root } from '#tools/testing/command.ts';

/** A text longer than this is a page or a file, and hides the rest of the output. */
const longText = 2000;

/** Characters to print on each side of the place that differs. */
const neighbourhood = 200;

const folder = join(root, 'node_modules/.test-results/pages');

/** The fields of a serialized error that print a compared value. */
export interface Failure {
  message: string;
  stack?: string;
  diff?: string;
  actual?: unknown;
  expected?: unknown;
}

/** Length of the longest beginning of a text that another text contains, and where it is. */
function longestBeginning(wanted: string, text: string): { readonly length: number; readonly at: number } {
  let [length, tooLong] = [0, wanted.length + 1];
  let at = 0;
  while (tooLong - length > 1) {
    const middle = (length + tooLong) >> 1;
    const found = text.indexOf(wanted.slice(0, middle));
    if (found === -1) tooLong = middle;
    else [length, at] = [middle, found];
  }
  return { length, at };
}

/** Returns the part of a long text at which it differs from the expected text. */
export function excerptOf(actual: string, expected: unknown): string {
  if (typeof expected !== 'string' || expected === '') return `${actual.slice(0, 2 * neighbourhood)} …`;
  const { length, at } = longestBeginning(expected, actual);
  if (length < Math.min(4, expected.length))
    return `No part of the text begins like ${JSON.stringify(expected.slice(0, neighbourhood))}.`;
  const end = at + length;
  return [
    `expected … ${expected.slice(Math.max(0, length - neighbourhood), length + neighbourhood)} …`,
    `received … ${actual.slice(Math.max(0, end - neighbourhood), end + neighbourhood)} …`,
    `The texts are equal for ${length} characters of the expected text.`,
  ].join('\n');
}

/** Returns the lines of a diff that differ, with two lines on each side, each of them cut. */
export function shortDiff(diff: string): string {
  const lines = diff.split('\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Vitest colours the lines of a diff.
  const differs = lines.map((line) => /^(?:\u001b\[\d+m)*[-+] /.test(line));
  const kept = lines.filter((_, index) => differs.slice(Math.max(0, index - 2), index + 3).includes(true));
  const cut = kept.map((line) => (line.length > 300 ? `${line.slice(0, 300)} …` : line));
  return cut.length > 40
    ? [...cut.slice(0, 40), `… ${cut.length - 40} more lines`].join('\n')
    : cut.join('\n');
}

/**
 * Shortens an error that would print a long text, and writes the text to a file.
 *
 * @param save writes the text, and returns the path to print
 */
export function shortenFailure(failure: Failure, save: (text: string) => string): void {
  const { actual, diff } = failure;
  const text = typeof actual === 'string' && actual.length > longText ? actual : undefined;
  const isLong = (part: unknown) => typeof part === 'string' && part.length > longText;
  if (text === undefined && !isLong(diff) && !isLong(failure.message)) return;
  const place = save(text ?? diff ?? failure.message);
  const brief = (part: string) => (part.length > longText ? `${part.slice(0, neighbourhood)} …` : part);
  const message = `${brief(failure.message)}\nThe whole text is in ${place}`;
  failure.stack = failure.stack?.replace(failure.message, message);
  failure.message = message;
  failure.diff = text === undefined ? shortDiff(diff ?? '') : excerptOf(text, failure.expected);
  if (text !== undefined) {
    // The reporter prints a diff of these two only if there is none yet.
    failure.actual = undefined;
    failure.expected = undefined;
  }
}

function saveText(text: string): string {
  mkdirSync(folder, { recursive: true });
  const name = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const file = join(folder, `${name}.${text.trimStart().startsWith('<') ? 'html' : 'txt'}`);
  writeFileSync(file, text);
  return relative(root, file);
}

afterEach(({ task }) => {
  for (const failure of task.result?.errors ?? []) shortenFailure(failure as Failure, saveText);
});
