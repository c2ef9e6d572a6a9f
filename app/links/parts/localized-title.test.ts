import { expect, test } from 'vitest';
import { localizedTitle } from './localized-title.ts';

const typed = { id: 'a', title: 'How we work' };
const named = { id: 'b', title: 'Video 3 from our channel', untitled: { kind: 'video', place: 3 } } as const;

test('a title that was typed stays as it is, and says on a page in Hindi that it is English', () => {
  expect(localizedTitle(typed, 'en')).toEqual({ card: typed, titleIn: undefined });
  expect(localizedTitle(typed, 'hi')).toEqual({ card: typed, titleIn: 'en' });
});

test('what has no title is named in the language of the page, and the browser gets no more than the name', () => {
  expect(localizedTitle(named, 'en')).toEqual({ card: { id: 'b', title: named.title }, titleIn: undefined });
  expect(localizedTitle(named, 'hi')).toEqual({
    card: { id: 'b', title: 'हमारे चैनल का वीडियो 3' },
    titleIn: undefined,
  });
});
