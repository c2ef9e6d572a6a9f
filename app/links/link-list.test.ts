import { expect, test } from 'vitest';
import { type LinkCategory, labelOf, type SocialLink } from './link.values.ts';
import { linkListAddress, linkListPage, readLinkListQuery } from './link-list.ts';

const link = (id: string, category: LinkCategory, more: Partial<SocialLink> = {}): SocialLink => ({
  id,
  category,
  url: `https://www.youtube.com/embed/${id}`,
  mediaId: id,
  title: null,
  texts: {},
  createdAt: 0,
  checkedAt: null,
  isDead: false,
  consent: null,
  version: 1,
  ...more,
});
const all = { search: '', isHiddenOnly: false, page: 1 };
const many = (count: number, category: LinkCategory) =>
  Array.from({ length: count }, (_, index) => link(`${category}${index}`, category));

test('lists 25 links a page, and continues the numbers of a category on the next page', () => {
  const links = [...many(20, 'mediayoutube'), ...many(40, 'homeyoutube')];
  const first = linkListPage(links, all);
  expect(first).toMatchObject({ page: 1, pages: 3, count: 60, isWhole: false });
  expect(first.groups.map(({ label }) => label)).toEqual([labelOf('homeyoutube')]);
  const second = linkListPage(links, { ...all, page: 2 });
  expect(
    second.groups.map(({ category, links: listed }) => [category, listed[0]?.number, listed.length]),
  ).toEqual([
    ['homeyoutube', 26, 15],
    ['mediayoutube', 1, 10],
  ]);
  expect(linkListPage(links, { ...all, page: 9 })).toMatchObject({ page: 3 });
});

test('searches the label of the category, the title, and the media id of links without a title', () => {
  const links = [
    link('abc', 'mediayoutube', { title: 'How to sleep' }),
    link('dQw4w9WgXcQ', 'homeyoutube'),
    link('def', 'mediainsta'),
  ];
  const found = (search: string) =>
    linkListPage(links, { ...all, search }).groups.flatMap(({ links: listed }) =>
      listed.map(({ link: { id } }) => id),
    );
  expect(found('SLEEP')).toEqual(['abc']);
  expect(found('dqw4')).toEqual(['dQw4w9WgXcQ']);
  expect(found('instagram')).toEqual(['def']);
  expect(found('media page')).toEqual(['abc', 'def']);
  expect(found('nothing like this')).toEqual([]);
});

test('counts the hidden links of all pages, and can list only hidden links', () => {
  const links = [
    ...many(30, 'homeyoutube'),
    link('dead', 'mediainsta', { isDead: true }),
    link('story', 'homestories'),
  ];
  const page = linkListPage(links, all);
  expect(page.hiddenCount).toBe(2);
  const hidden = linkListPage(links, { ...all, isHiddenOnly: true });
  expect(hidden).toMatchObject({ count: 2, pages: 1, isWhole: false });
  expect(hidden.groups.map(({ category }) => category)).toEqual(['homestories', 'mediainsta']);
});

test.each(['', 'q=sleep', 'show=hidden', 'q=a&show=hidden&page=2'])(
  'a query read from an address makes the same address: %s',
  (text) => {
    const query = readLinkListQuery(new URLSearchParams(text));
    expect(linkListAddress('/list', query)).toBe(text === '' ? '/list' : `/list?${text}`);
  },
);
