/** The gallery and its viewer as the server renders them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { galleryRooms } from '#app/content/rooms/rooms.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await acquireSite();
});

afterAll(() => site.dispose());

async function gallery(query = '') {
  const response = await site.fetch(`/pictures${query}`);
  return { status: response.status, html: await response.text() };
}

const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
/** HTML from the viewer on. The phone menu is a dialog too, but it has no pictures. */
const viewerIn = (html: string) =>
  html.match(/<div role="dialog"[^>]*>(?=<span[^>]*><span[^>]*>Pictures of).*/s)?.[0];

test('each of the 12 pictures links to its large version and loads lazily', async () => {
  const { html } = await gallery();
  expect(galleryRooms).toHaveLength(12);
  const links = linksOf(html).filter((href) => href?.startsWith('/pictures?photo='));
  expect(links).toEqual(galleryRooms.map((_name, index) => `/pictures?photo=${index + 1}`));
  const [galleryPart = ''] = html.split('id="facilities"');
  const pictures = [...galleryPart.matchAll(/<img [^>]*src="\/pictures\/rooms[^>]*>/g)].map(
    ([picture]) => picture,
  );
  expect(pictures).toHaveLength(12);
  for (const picture of pictures) expect(picture).toContain('loading="lazy"');
  expect(viewerIn(html)).toBeUndefined();
});

test.each([
  [1, 12, 2],
  [3, 2, 4],
  [12, 11, 1],
])('picture %i opens the viewer with links to %i, %i and the gallery', async (number, before, after) => {
  const { status, html } = await gallery(`?photo=${number}`);
  expect(status).toBe(200);
  const viewer = viewerIn(html) ?? '';
  expect(linksOf(viewer).slice(0, 3)).toEqual([
    `/pictures#photo-${number}`,
    `/pictures?photo=${before}`,
    `/pictures?photo=${after}`,
  ]);
  expect(viewer).toMatch(new RegExp(`>${number}(<!-- -->)?/(<!-- -->)?12<`));
  expect(viewer).toContain(`/pictures/rooms/${galleryRooms[number - 1]}-1600.avif`);
  expect(html).toContain(`<link rel="canonical" href="${site.origin}/pictures"`);
  expect(html).not.toMatch(/<[a-z][^<>]*\sstyle=/);
});

test.each(['0', '13', '-1', '1.5', 'abc', '', '03', '3&photo=4', '%00', '9'.repeat(500), '<script>'])(
  '?photo=%s shows the gallery itself',
  async (value) => {
    const { status, html } = await gallery(`?photo=${value}`);
    expect(status).toBe(200);
    expect(viewerIn(html)).toBeUndefined();
    expect(html).toContain('id="photo-12"');
  },
);

test('home and the gallery show each picture of a room once, and say once that they are illustrations', async () => {
  for (const path of ['/', '/pictures']) {
    const html = await (await site.fetch(path)).text();
    const shown = [...html.matchAll(/<img src="\/pictures\/rooms\/([a-z-]+)-\d/g)].map(([, room]) => room);
    expect(shown).toHaveLength(15);
    expect(new Set(shown).size, path).toBe(15);
    expect(html.split('illustrations of our rooms'), path).toHaveLength(2);
  }
});
