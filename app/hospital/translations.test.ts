import { expect, test } from 'vitest';
import type { FactTexts } from './fact-section.ts';
import { type PriceRow, priceLines } from './price-rows.ts';
import { findSection } from './sections.server.ts';
import { countGaps, staleTranslations, translationGaps } from './translations.ts';

const notices = findSection('notices')?.fields ?? [];
const opened: FactTexts = { text1: 'Closed today', hindiText1: 'आज बंद', punjabiText1: 'ਅੱਜ ਬੰਦ' };
const none: FactTexts = {};

const countTranslations = (...form: Parameters<typeof translationGaps>) => {
  const gaps = translationGaps(...form);
  return { hi: countGaps(gaps, 'hi'), pa: countGaps(gaps, 'pa') };
};

test('a translation is missing where only the English is entered', () => {
  const counts = countTranslations(
    notices,
    { ...opened, text2: 'Open on Sunday', hindiText2: ' ' },
    { texts: opened, stale: [] },
  );
  expect(counts).toEqual({ hi: { missing: 1, stale: 0 }, pa: { missing: 1, stale: 0 } });
});

test('a translation is old while only the English changes, and no longer once it was typed again', () => {
  const isOpened = { texts: opened, stale: [] };
  const changed = { ...opened, text1: 'Closed tomorrow' };
  expect(countTranslations(notices, changed, isOpened)).toEqual({
    hi: { missing: 0, stale: 1 },
    pa: { missing: 0, stale: 1 },
  });
  expect(countTranslations(notices, { ...changed, hindiText1: 'कल बंद' }, isOpened).hi?.stale).toBe(0);
});

test('a saved translation is old if the English was saved later, and not after the English was taken back', () => {
  const changed = { ...opened, text1: 'Closed tomorrow' };
  const entered = { before: none, after: opened };
  const english = { before: opened, after: changed };
  const takenBack = { before: changed, after: opened };
  expect(staleTranslations(notices, opened, [entered])).toEqual([]);
  const stale = staleTranslations(notices, changed, [english, entered]);
  expect(stale).toEqual(['hindiText1', 'punjabiText1']);
  expect(countTranslations(notices, changed, { texts: changed, stale }).hi).toEqual({ missing: 0, stale: 1 });
  expect(staleTranslations(notices, opened, [takenBack, english, entered])).toEqual([]);
});

test('a translation of a price is followed by the id of the price, wherever its row stands', () => {
  const prices = findSection('prices')?.fields ?? [];
  const cbt: PriceRow = { id: 'cbt', name: 'CBT', 'name-hi': 'सीबीटी', amount: '1850' };
  const dbt: PriceRow = { id: 'dbt', name: 'DBT', amount: '1950' };
  const before = { therapy: priceLines([cbt, dbt]) };
  const moved = { therapy: priceLines([dbt, { ...cbt, name: 'Thought therapy' }]) };
  expect(staleTranslations(prices, moved, [{ before, after: moved }])).toEqual(['therapy cbt name hi']);
  expect(countTranslations(prices, moved, { texts: before, stale: [] })).toEqual({
    hi: { missing: 1, stale: 1 },
    pa: { missing: 2, stale: 0 },
  });
});

test('each missing or old translation names its control, in the order of the form', () => {
  const prices = findSection('prices')?.fields ?? [];
  const cbt: PriceRow = { id: 'cbt', name: 'CBT', 'name-hi': 'सीबीटी', 'name-pa': 'ਸੀਬੀਟੀ', amount: '1850' };
  const before = { therapy: priceLines([cbt]) };
  const typed = {
    therapy: priceLines([
      { ...cbt, name: 'Thought therapy', row: '1' },
      { name: 'DBT', row: '4' },
    ]),
  };
  const gaps = translationGaps(prices, typed, { texts: before, stale: [] });
  expect(gaps.filter(({ locale }) => locale === 'hi')).toEqual([
    { control: 'therapy-1-name-hi', locale: 'hi', isStale: true },
    { control: 'therapy-4-name-hi', locale: 'hi', isStale: false },
  ]);
});
