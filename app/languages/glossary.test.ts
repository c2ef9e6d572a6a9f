/** Holds the glossaries of the languages: a word that was settled does not come back under another name. */
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { otherLocales } from './locales.ts';

const folder = import.meta.dirname;

/** Files of tests, and files whose words people type into the search. */
const isTyped = (file: string) =>
  /\.test\.|glossary\.ts|replaced-sentences\.ts|content\/search\/|\/search-words\.ts/.test(file);

/** The texts of a file, without the search words of a page, and without comments of code. */
const textOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/^(?:keywords|otherNames): \[.*\]$/gm, '')
    .replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    .replaceAll(/\s+/g, ' ');

/** Whether a word stands in a text by itself: a letter or a sign of the same script before or after it makes another word. */
function findAlone(text: string, word: string): readonly string[] {
  const letter = /[\p{L}\p{M}]/u;
  return text.split(word).flatMap((before, index, all) => {
    const after = all[index + 1];
    if (after === undefined) return [];
    const isPart = letter.test(before.at(-1) ?? '') || letter.test(after.at(0) ?? '');
    return isPart ? [] : [`${before.slice(-30)}${word}${after.slice(0, 30)}`];
  });
}

/** Files of a locale with texts that visitors read. */
const filesOf = (locale: string) =>
  globSync('**/*.{ts,tsx,mdx}', { cwd: join(folder, locale) }).filter((file) => !isTyped(file));

describe.each(otherLocales)('%s', (locale) => {
  test('the words of the glossary stand in every text, and those that they replaced in none', async () => {
    const { glossary } = await import(`./${locale}/glossary.ts`);
    const files = filesOf(locale);
    expect(files.length).toBeGreaterThan(50);
    const found = files.flatMap((file) => {
      const text = textOf(join(folder, locale, file));
      return (glossary as readonly { use: string; instead: string[]; except?: string[] }[]).flatMap(
        ({ use, instead, except = [] }) => {
          const rest = except.reduce((left, sentence) => left.replaceAll(sentence, ''), text);
          return instead.flatMap((word) =>
            findAlone(rest, word).map((place) => `${relative('', file)}: “${place}” → ${use}`),
          );
        },
      );
    });
    expect(found).toEqual([]);
  });

  test('no text holds a sentence that a native editor replaced', async () => {
    const { replacedSentences } = await import(`./${locale}/replaced-sentences.ts`);
    expect(replacedSentences.length).toBeGreaterThan(30);
    const found = filesOf(locale).flatMap((file) => {
      const text = textOf(join(folder, locale, file));
      return (replacedSentences as readonly string[])
        .filter((sentence) => text.includes(sentence))
        .map((sentence) => `${relative('', file)}: “${sentence}”`);
    });
    expect(found).toEqual([]);
  });
});
