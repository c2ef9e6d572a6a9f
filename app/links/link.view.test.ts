import { expect, test } from 'vitest';
import { labelOf, linkCategories, type SocialLink, siteOfCategory } from './link.values.ts';
import {
  isPublic,
  linkJson,
  linksByCategory,
  matchesCategorySearch,
  reelCard,
  videoCard,
} from './link.view.ts';

const link: SocialLink = {
  id: 'l1',
  category: 'homeyoutube',
  url: 'https://www.youtube.com/embed/dQw4w9WgXcQ',
  mediaId: 'dQw4w9WgXcQ',
  title: null,
  texts: {},
  createdAt: 0,
  checkedAt: null,
  isDead: false,
  consent: null,
  version: 1,
};

test('has the categories of requirement 47 in its order', () => {
  expect(linkCategories.map(({ value, label }) => [value, label])).toEqual([
    ['homestories', 'Home Page Our Patient Stories link'],
    ['homeyoutube', 'Home Page Trending YouTube Link'],
    ['homeinsta', 'Home Page Instagram Highlights link'],
    ['mediayoutube', 'Media Page YouTube Links'],
    ['mediayoutubelatest', 'Media Page YouTube Latest Video Link'],
    ['mediainsta', 'Media Page Instagram Links'],
  ]);
  expect([labelOf('mediainsta'), siteOfCategory('mediainsta'), siteOfCategory('homestories')]).toEqual([
    'Media Page Instagram Links',
    'instagram',
    'youtube',
  ]);
});

test('makes a video card with a thumbnail from our own site', () => {
  expect(videoCard({ ...link, hasThumbnail: true }, 3)).toEqual({
    id: 'l1',
    videoId: 'dQw4w9WgXcQ',
    title: 'Video 3 from our channel',
    untitled: { kind: 'video', place: 3 },
    thumbnail: '/files/thumbnails/l1',
  });
});

test('gives a video without a thumbnail the cover drawn for its id', () => {
  expect(videoCard({ ...link, hasThumbnail: false }, 1).thumbnail).toBe('/files/covers/dQw4w9WgXcQ');
});

test('uses a default title only for a link without a title', () => {
  const story = { ...link, category: 'homestories', hasThumbnail: false } as const;
  expect(videoCard(story, 2).title).toBe('Patient story 2');
  expect(videoCard({ ...story, title: 'Coming home' }, 2).title).toBe('Coming home');
});

test('makes cards for reels and posts with their default titles', () => {
  const card = (kind: string) =>
    reelCard(
      { ...link, mediaId: 'C8abcD', url: `https://www.instagram.com/${kind}/C8abcD/`, hasThumbnail: false },
      1,
    );
  expect(card('reel')).toMatchObject({
    kind: 'reel',
    postId: 'C8abcD',
    title: 'Reel 1 from our Instagram page',
  });
  expect(card('p')).toMatchObject({ kind: 'p', title: 'Post 1 from our Instagram page' });
});

test.each([
  ['YOUTUBE', 'homeyoutube', true],
  [' stories ', 'homestories', true],
  ['', 'mediainsta', true],
  ['youtube', 'homestories', false],
  ['homeyoutube', 'homeyoutube', false],
] as const)('the search %j finds the category %s: %s', (search, category, found) => {
  expect(matchesCategorySearch(category, search)).toBe(found);
});

test('groups links in the order of requirement 47, without empty groups, and keeps the order of the list', () => {
  const list = [
    { ...link, id: 'a', category: 'mediainsta' },
    { ...link, id: 'b', category: 'homestories' },
    { ...link, id: 'c', category: 'mediainsta' },
  ] as const;
  expect(linksByCategory(list).map((group) => [group.label, group.links.map(({ id }) => id)])).toEqual([
    ['Home Page Our Patient Stories link', ['b']],
    ['Media Page Instagram Links', ['a', 'c']],
  ]);
});

test('hides stories without a consent and dead links from the public', () => {
  const consent = { by: 'A', on: '2026-11-01', note: '' };
  expect(isPublic(link)).toBe(true);
  expect(isPublic({ ...link, isDead: true })).toBe(false);
  expect(isPublic({ ...link, category: 'homestories' })).toBe(false);
  expect(isPublic({ ...link, category: 'homestories', consent })).toBe(true);
  expect(isPublic({ ...link, category: 'homestories', consent, isDead: true })).toBe(false);
});

test('formats a link for the API with the fields of requirement 46 only', () => {
  const story: SocialLink = { ...link, consent: { by: 'A', on: '2026-11-01', note: '' } };
  expect(linkJson(story)).toEqual({
    _id: 'l1',
    category: 'homeyoutube',
    url: 'https://www.youtube.com/embed/dQw4w9WgXcQ',
  });
});
