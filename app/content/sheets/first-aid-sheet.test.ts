import { describe, expect, test } from 'vitest';
import { otherLocales } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { firstAidSheetWords } from '#messages/content/sheets/first-aid-sheet.ts';
import { firstAidBoxIds } from './first-aid-boxes.ts';

const { boxes, firstBox } = firstAidSheetWords;

const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).sort();

test('there are nine boxes, and a text for no other', () => {
  expect(firstAidBoxIds).toHaveLength(9);
  expect(Object.keys(boxes).sort()).toEqual([...firstAidBoxIds].sort());
});

test.each(firstAidBoxIds)('the box %s has at most 35 words', (id) => {
  expect(boxes[id].text.split(/\s+/).length).toBeLessThanOrEqual(35);
});

test.each(['no-breath', 'fit', 'overdose', 'farm-poison', 'fainted'] as const)(
  'the box %s names no other sign of a missing breath than the cards of first aid do',
  (id) => {
    expect(boxes[id].text).toMatch(/No breath,? or only gasps/);
  },
);

test.each(['fit', 'overdose'] as const)('the box %s leads to the first box', (id) => {
  for (const locale of otherLocales) {
    const words = messagesIn(locale, firstAidSheetWords);
    expect(words.boxes[id].text).toContain(words.firstBox);
  }
  expect(boxes[id].text).toContain(firstBox);
});

describe.each(otherLocales)('in %s', (locale) => {
  const words = messagesIn(locale, firstAidSheetWords);

  test('has the same numbers to ring', () => {
    expect(numbersOf(words.ring)).toEqual(numbersOf(firstAidSheetWords.ring));
  });

  test.each(firstAidBoxIds)('the box %s has the same numbers', (id) => {
    expect(numbersOf(words.boxes[id].text)).toEqual(numbersOf(boxes[id].text));
  });
});
