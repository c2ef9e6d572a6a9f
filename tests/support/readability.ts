/** Checks that text is easy to read and promises nothing (requirement 81). */
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/**
 * US school grade that a text needs, by Flesch and Kincaid.
 *
 * @param lines paragraphs and list entries of the text
 */
export function readingGrade(lines: readonly string[]): number {
  const text = lines.map((line) => (/[.!?:;]$/.test(line.trim()) ? line : `${line}.`)).join(' ');
  const words = text.match(/[\p{L}’'-]+/gu) ?? [];
  return fleschKincaid({
    sentence: text.match(/[.!?]+(?:\s|$)/g)?.length ?? 1,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}

/** Promises, labels, and advice that only a doctor gives to one patient. */
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

export const hasPromiseOrLabel = (line: string) => banned.some((word) => word.test(line));

/** Paragraphs and list entries of HTML as a reader sees them, without headings and tables. */
export function paragraphsOf(html: string): string[] {
  return [...html.matchAll(/<(p|li)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , inner = '']) => textOf(inner));
}

/** All words of a piece of HTML, for example to count them. */
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
