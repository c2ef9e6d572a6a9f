import { expect, test } from 'vitest';
import { consentText, hiddenReason, linkName, mediaText } from './link-labels.ts';

const consent = { by: 'A. Kaur', on: '2026-11-20', note: '' };

test('reports a missing consent for a story until one is recorded', () => {
  const story = { category: 'homestories', isDead: false } as const;
  expect(hiddenReason({ ...story, consent: null })?.reason).toBe('consent is missing');
  expect(hiddenReason({ ...story, consent })).toBeUndefined();
});

test('reports no missing consent for other categories', () => {
  expect(hiddenReason({ category: 'mediayoutube', isDead: false, consent: null })).toBeUndefined();
});

test('reports a dead link before a missing consent', () => {
  const gone = { isDead: true, consent: null };
  expect(hiddenReason({ category: 'homestories', ...gone })?.reason).toBe('the video is gone');
  expect(hiddenReason({ category: 'mediainsta', ...gone })?.reason).toBe('the post is gone');
});

test('names a link without a title by the day it was added, and not by its id', () => {
  const createdAt = Date.parse('2026-11-21T20:00:00Z');
  const url = 'https://www.youtube.com/embed/dQw4w9WgXcQ';
  expect(linkName({ title: null, url, createdAt })).toBe('YouTube video added on 22 November 2026');
  expect(linkName({ title: 'How we work', url, createdAt })).toBe('How we work');
});

test('describes a link by its site, kind and id', () => {
  const named = (url: string) => mediaText({ url, mediaId: 'M7lc1UVf-VE' });
  expect(named('https://www.youtube.com/embed/M7lc1UVf-VE')).toBe('YouTube video M7lc1UVf-VE');
  expect(named('https://www.instagram.com/reel/M7lc1UVf-VE/')).toBe('Instagram reel M7lc1UVf-VE');
  expect(named('https://www.instagram.com/p/M7lc1UVf-VE/')).toBe('Instagram post M7lc1UVf-VE');
});

test('formats a consent with person and date, and without its note', () => {
  expect(consentText({ ...consent, note: 'Signed form 12.' })).toBe('Consent: A. Kaur, 20 November 2026');
});
