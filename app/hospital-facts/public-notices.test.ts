import { expect, test } from 'vitest';
import type { PublicNotice } from './fact-types.ts';
import { noticesOn } from './public-notices.ts';

const diwali: PublicNotice = {
  text: 'Closed on Diwali.',
  translations: { hi: { text: 'दीवाली पर बंद।' } },
  from: '2026-11-06',
  until: '2026-11-08',
  place: 'all',
};

const on = (today: string, notice = diwali, locale: 'en' | 'hi' = 'en') =>
  noticesOn({ publicNotices: [notice] }, { locale, places: ['all', 'home'], today }).map(({ text }) => text);

test('a notice is shown from its first day to its last, and gone by itself after it', () => {
  expect(on('2026-11-05')).toEqual([]);
  expect(on('2026-11-06')).toEqual(['Closed on Diwali.']);
  expect(on('2026-11-08')).toEqual(['Closed on Diwali.']);
  expect(on('2026-11-09')).toEqual([]);
  expect(on('2026-11-01', { ...diwali, from: null })).toEqual(['Closed on Diwali.']);
});

test('a notice is shown only at its place', () => {
  expect(on('2026-11-07', { ...diwali, place: 'home' })).toHaveLength(1);
  expect(on('2026-11-07', { ...diwali, place: 'visits' })).toEqual([]);
});

test('a page in another language shows the translation, or the English marked as English', () => {
  const untranslated = { ...diwali, translations: { hi: { text: null } } };
  const shown = (notice: PublicNotice) =>
    noticesOn({ publicNotices: [notice] }, { locale: 'hi', places: ['all'], today: '2026-11-07' });
  expect(shown(diwali)).toEqual([{ text: 'दीवाली पर बंद।', locale: 'hi' }]);
  expect(shown(untranslated)).toEqual([{ text: 'Closed on Diwali.', locale: 'en' }]);
});
