import { expect, test } from 'vitest';
import { localizedTitle } from './localized-title.ts';

const titled = { id: 'a', title: 'How we work' };
const untitled = {
  id: 'b',
  title: 'Video 3 from our channel',
  untitled: { kind: 'video', place: 3 },
} as const;

test('keeps a stored title and marks it as English on a Hindi page', () => {
  expect(localizedTitle(titled, 'en')).toEqual({ card: { title: titled.title }, titleIn: undefined });
  expect(localizedTitle(titled, 'hi')).toEqual({ card: { title: titled.title }, titleIn: 'en' });
});

test('generates the title of an untitled link in the locale of the page and omits its id and the data of the title', () => {
  expect(localizedTitle(untitled, 'en')).toEqual({
    card: { title: untitled.title },
    titleIn: undefined,
  });
  expect(localizedTitle(untitled, 'hi')).toEqual({
    card: { title: 'हमारे चैनल का वीडियो 3' },
    titleIn: undefined,
  });
});
