/** What every information page in Hindi promises beside its English one (decision 0095). */
import { describe, expect, test } from 'vitest';
import { catalogueOf } from '#app/navigation/localized-pages.ts';
import { readInformationPages } from '#tools/information-pages/read.ts';
import { readTranslatedPages, type TranslatedFile, versionOf } from '#tools/information-pages/translated.ts';

const english = readInformationPages();
const pages = readTranslatedPages('hi', english);

/** Pages with a Hindi head, and with all their words in Hindi, on 24 November 2026. */
const [fewestPages, fewestWhole] = [50, 22];

test('no page has lost its Hindi head or its Hindi words, and the catalogue has each', () => {
  expect(pages.length).toBeGreaterThanOrEqual(fewestPages);
  expect(pages.filter(({ isWhole }) => isWhole).length).toBeGreaterThanOrEqual(fewestWhole);
  for (const { path } of pages) expect(catalogueOf('hi')).toContain(path);
});

test('no page is due: each was written from what its English page says now', () => {
  const due = pages.filter(({ frontMatter, english }) => frontMatter.basedOn !== versionOf(english));
  expect(
    due.map(({ file }) => file),
    'compare them, then run tools/information-pages/stamp-hindi.ts',
  ).toEqual([]);
});

/** Words that hurt, and words of offices and of machines (the Hindi guide, sections 1 and 8). What people type may have them. */
const banned = [
  ...['पागल', 'सनकी', 'मनोरोगी', 'शिकार', 'पीड़ित', 'ग्रस्त', 'नशेड़ी', 'शराबी', 'मंदबुद्धि', 'नामर्दी', 'बुरी आदत'],
  ...['सफल आत्महत्या', 'ठीक हो जाएगा', 'ठीक हो जाएँगे', 'चाइल्डलाइन'],
  ...['उपचार', 'औषधि', 'रोगी', 'आवश्यकता', 'निर्णय', 'निर्वहन', 'जब्ती', 'टैबलेट', 'अनुवर्ती', 'नींद स्वच्छता'],
];

const spoken = ({ body, frontMatter: { keywords: _typed, ...head } }: TranslatedFile) =>
  `${Object.values(head).flat().join('\n')}\n${body}`;

describe.each(pages)('$path', (page) => {
  const words = spoken(page);

  test('has no word that hurts, and none of an office or of a machine', () => {
    const of = /[\u0900-\u097f]/;
    // A whole word: 'निरोगी' has 'रोगी' in it.
    const has = (word: string) =>
      words.split(word).some((before, place, all) => place < all.length - 1 && !of.test(before.at(-1) ?? ''));
    expect(banned.filter(has)).toEqual([]);
  });

  test('is written in the signs that searches and screen readers expect', () => {
    expect(words.normalize('NFC')).toBe(words);
    expect(words).not.toMatch(/[\u200b-\u200d\ufeff]|[०-९]/);
  });

  test('has Latin letters in marked words alone', () => {
    const unmarked = page.body
      .replaceAll(/<span lang="en">.*?<\/span>/g, '')
      .replaceAll(/<[^>]+>|\]\([^)]*\)/g, '');
    expect(unmarked.match(/[A-Za-z]+/g) ?? []).toEqual([]);
  });
});

describe.each(pages.filter(({ isWhole }) => isWhole))('$path', (page) => {
  test('has sentences that are read in one breath', () => {
    const sentences = page.body
      .replaceAll(/<[^>]+>|\]\([^)]*\)/g, '')
      .split(/[।?!:;\n|]/)
      .map((sentence) => sentence.trim().split(/\s+/).length);
    const mean = sentences.reduce((sum, one) => sum + one, 0) / sentences.length;
    expect(mean).toBeLessThanOrEqual(15);
    expect(Math.max(...sentences)).toBeLessThanOrEqual(28);
  });
});
