/** Requirements for information pages in Hindi, in addition to those of `../information-pages.test.ts` (decision 0095). */
import { describe, expect, test } from 'vitest';
import { catalogueOf } from '#app/navigation/localized-pages.ts';
import { countWords } from '#tools/information-pages/page-length.ts';
import { readInformationPages } from '#tools/information-pages/read.ts';
import { readTranslatedPages, type TranslatedFile } from '#tools/information-pages/translated.ts';

const english = readInformationPages();
const pages = readTranslatedPages('hi', english);

test('every information page is in Hindi, whole, and in the catalogue', () => {
  expect(pages.filter(({ isWhole }) => isWhole).length).toBe(english.length);
  for (const { path } of pages) expect(catalogueOf('hi')).toContain(path);
});

/** Hurtful words and jargon (the Hindi guide, sections 1 and 8). Search words may contain them, because people type them. */
const banned = [
  ...['पागल', 'सनकी', 'मनोरोगी', 'शिकार', 'पीड़ित', 'ग्रस्त', 'नशेड़ी', 'शराबी', 'मंदबुद्धि', 'नामर्दी', 'बुरी आदत'],
  ...['सफल आत्महत्या', 'ठीक हो जाएगा', 'ठीक हो जाएँगे', 'चाइल्डलाइन'],
  ...['उपचार', 'औषधि', 'रोगी', 'आवश्यकता', 'निर्णय', 'निर्वहन', 'जब्ती', 'टैबलेट', 'अनुवर्ती', 'नींद स्वच्छता'],
];

const spoken = ({ body, frontMatter: { keywords: _typed, ...head } }: TranslatedFile) =>
  `${Object.values(head).flat().join('\n')}\n${body}`;

describe.each(pages)('$path', (page) => {
  const words = spoken(page);

  test('contains no hurtful words and no jargon', () => {
    const of = /[\u0900-\u097f]/;
    // Matches whole words only, because 'निरोगी' contains 'रोगी'.
    const has = (word: string) =>
      words.split(word).some((before, index, all) => index < all.length - 1 && !of.test(before.at(-1) ?? ''));
    expect(banned.filter(has)).toEqual([]);
  });
});

describe.each(pages.filter(({ isWhole }) => isWhole))('$path', (page) => {
  test('has at most 1.15 times the words of the English page', () => {
    expect(countWords(page.body) / countWords(page.english.body)).toBeLessThanOrEqual(1.15);
  });

  test('has short sentences: 15 words on average, and 28 at most', () => {
    const sentences = page.body
      .replaceAll(/<[^>]+>|\]\([^)]*\)/g, '')
      .split(/[।?!:;\n|]/)
      .map((sentence) => sentence.trim().split(/\s+/).length);
    const mean = sentences.reduce((sum, one) => sum + one, 0) / sentences.length;
    expect(mean).toBeLessThanOrEqual(15);
    expect(Math.max(...sentences)).toBeLessThanOrEqual(28);
  });
});
