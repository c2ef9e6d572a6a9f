/** Checks that words are easy to read and promise nothing (requirement 81). */
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/**
 * The US school year whose pupils read a text with ease (Flesch and Kincaid).
 *
 * @param lines its paragraphs and the entries of its lists
 */
export function gradeOf(lines: readonly string[]): number {
  const text = lines.map((line) => (/[.!?:;]$/.test(line.trim()) ? line : `${line}.`)).join(' ');
  const words = text.match(/[\p{L}’'-]+/gu) ?? [];
  return fleschKincaid({
    sentence: text.match(/[.!?]+(?:\s|$)/g)?.length ?? 1,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}

/** Promises, labels and what only a doctor says to one patient (india.md, look.md). */
const banned = [
  /\bcur(?:e|es|ed|ing)\b/i,
  /guarantee/i,
  /\baddicts?\b/i,
  /\bsuffer(?:s|ing)? from\b/i,
  /\bdos(?:e|es|age|ages)\b/i,
  /\d\s?(?:mg|mcg|ml)\b/i,
  /®|™/,
  /\b(?:schizophrenic|alcoholic|epileptic)s?\b(?! seizure| fit)/i,
];

/** Whether a line has one of these. */
export const promisesOrLabels = (line: string) => banned.some((word) => word.test(line));

/** The paragraphs and entries of lists in HTML, as a reader sees them; headings, tables and other lists left out. */
export function linesOfHtml(html: string): string[] {
  return [...html.matchAll(/<(p|li)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , inner = '']) => textOf(inner));
}

/** All words of a piece of HTML, such as for counting. */
export function wordsOfHtml(html: string): string[] {
  return textOf(html)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,:;)])/g, '')
    .trim();
