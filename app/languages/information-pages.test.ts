/** Requirements for the information pages of every locale, in addition to those for English pages (decision 0095). */
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { readInformationPages } from '#tools/information-pages/read.ts';
import { readTranslatedPages, versionOf } from '#tools/information-pages/translated.ts';
import { locales, otherLocales } from './locales.ts';

const english = readInformationPages();

const pages = otherLocales.flatMap((locale) =>
  readTranslatedPages(locale, english).map((page) => {
    const { keywords: _typed, ...head } = page.frontMatter;
    return { ...page, locale, words: `${Object.values(head).flat().join('\n')}\n${page.body}` };
  }),
);

const filesOf = (list: typeof pages) => list.map(({ file }) => file);

test('every translation matches the current version of its English page', () => {
  expect(pages).not.toEqual([]);
  const due = pages.filter((page) => page.frontMatter.basedOn !== versionOf(page.english));
  expect(
    due.map(({ locale, file }) => `npm run stamp-translation -- ${locale} ${basename(file, '.mdx')}`),
    'The English pages have changed. Compare each translation with its English page, then run',
  ).toEqual([]);
});

test('every translation is in composed Unicode, without invisible characters, and its digits are 0 to 9', () => {
  const isWrong = ({ words }: (typeof pages)[number]) =>
    words.normalize('NFC') !== words || /[\u200b-\u200d\ufeff]|(?![0-9])\p{Nd}/u.test(words);
  expect(filesOf(pages.filter(isWrong))).toEqual([]);
});

test('a translation in another script has Latin letters only in text that is marked as English', () => {
  const unmarked = (body: string) =>
    body.replaceAll(/<span lang="en">.*?<\/span>/g, '').replaceAll(/<[^>]+>|\]\([^)]*\)/g, '');
  const isWrong = ({ locale, body }: (typeof pages)[number]) =>
    locales[locale].script !== 'Latin' && /[A-Za-z]/.test(unmarked(body));
  expect(filesOf(pages.filter(isWrong))).toEqual([]);
});
