/** Photographs and page reviews that staff enter appear on the pages at once. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { descriptionRule, photographPlaces } from '#app/hospital/photograph-places.ts';
import { reviewMessages } from '#app/hospital/sections/page-reviews.server.ts';
import { pictureMessages } from '#app/platform/pictures/picture.values.ts';
import { addDays, dayInIndia } from '#app/time/calendar.ts';
import { sendForm } from '#tests/support/desk.ts';
import { impostor, photograph } from '#tests/support/pictures.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

let site: Site;
let staff: SignedIn;
beforeAll(async () => {
  site = await acquireSite();
  staff = await site.signIn();
});
afterAll(() => site.dispose());

const placePath = (place: string) => `/dashboard/Hospital/photographs/${place}`;

function send(
  place: string,
  { alt = 'Mats before a wide window', image, ...more }: Record<string, string | File> = {},
) {
  const body = new FormData();
  for (const [name, text] of Object.entries({ alt, ...more })) body.set(name, text);
  if (image instanceof File) body.set('image', image);
  return site.fetch(placePath(place), { method: 'POST', as: staff, sameOrigin: true, body });
}

const textOf = async (path: string) => (await site.fetch(path)).text();
const asStaff = async (path: string) => (await site.fetch(path, { as: staff })).text();

/** Returns the whole tag of the picture with this alternative text. */
const pictureWith = (html: string, alt: string) =>
  new RegExp(`<img[^>]*alt="${alt}"[^>]*>`).exec(html)?.[0] ?? '';
const addressIn = (tag: string) => /src="([^"]+)"/.exec(tag)?.[1] ?? '';
const storedKeys = async () => (await site.pictures.list()).objects.map(({ key }) => key);

describe('a photograph of a room', () => {
  test('is on every page that shows the room, with size and description, until it is removed', async () => {
    expect((await send('yoga-hall', { image: photograph('png') })).status).toBe(303);
    for (const path of ['/', '/pictures']) {
      const tag = pictureWith(await textOf(path), 'Mats before a wide window');
      expect(tag, path).toMatch(/src="\/files\/pictures\/[\w-]+\.png"/);
      expect(tag).toMatch(/width="\d+" height="\d+"/);
    }
    const address = addressIn(pictureWith(await textOf('/pictures'), 'Mats before a wide window'));
    expect((await site.fetch(address)).headers.get('Content-Type')).toBe('image/png');

    // Other rooms still have drawings, which the page says. The photograph in the viewer must not be called a
    // drawing.
    const viewer = await textOf('/pictures?photo=7');
    expect(viewer).toContain('These pictures are illustrations');
    expect(viewer).toContain('Mats before a wide window</p>');
    // The phrase is among the viewer's serialized words for other pictures, but not under this one.
    expect(viewer).not.toContain('>An illustration, not a photograph.');

    expect((await send('yoga-hall', { image: photograph('webp'), alt: 'The hall' })).status).toBe(303);
    expect((await site.fetch(address)).status).toBe(404);
    expect((await send('yoga-hall', { alt: 'The hall in the morning' })).status).toBe(303);
    expect(addressIn(pictureWith(await textOf('/pictures'), 'The hall in the morning'))).toMatch(/\.webp$/);
    expect(await storedKeys()).toHaveLength(1);

    expect((await send('yoga-hall', { removeImage: 'true', alt: '' })).status).toBe(303);
    expect(await storedKeys()).toEqual([]);
    const after = await textOf('/pictures');
    expect(after).toContain('/pictures/rooms/yoga-hall-960.jpg');
    expect(after).not.toContain('/files/pictures/');
  });

  test('is not saved without a description, without a file, or with a file that is not a picture', async () => {
    const wordless = await send('pharmacy', { image: photograph('png'), alt: ' ' });
    expect([wordless.status, await wordless.text()]).toEqual([
      400,
      expect.stringContaining(descriptionRule.required),
    ]);
    expect((await send('pharmacy')).status).toBe(400);
    const gif = await send('pharmacy', { image: impostor('gif') });
    expect([gif.status, await gif.text()]).toEqual([415, expect.stringContaining(pictureMessages.gif)]);
    expect(await storedKeys()).toEqual([]);
    expect((await send('broom-cupboard', { image: photograph('png') })).status).toBe(404);
  });

  test('does not conflict with a simultaneous change of another place', async () => {
    const places = ['reception', 'pathology', 'yoga-hall'];
    const answers = await Promise.all(
      places.map((place) => send(place, { image: photograph('png'), alt: `Of ${place}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    const list = await asStaff('/dashboard/Hospital/photographs');
    for (const place of places) expect(list).toContain(`>Of ${place}</p>`);
    expect(await storedKeys()).toHaveLength(3);
  });
});

test('photographs of the managers are on the management page, and the launch check stops asking for them', async () => {
  expect(await asStaff('/dashboard/Hospital')).toContain('a photograph of each of the three people');
  for (const place of photographPlaces.slice(0, 3)) {
    expect((await send(place, { image: photograph('jpeg'), alt: `Portrait of ${place}` })).status).toBe(303);
  }
  const page = await textOf('/management');
  for (const place of photographPlaces.slice(0, 3)) {
    expect(pictureWith(page, `Portrait of ${place}`)).toContain('src="/files/pictures/');
  }
  expect(await asStaff('/dashboard/Hospital')).not.toContain('a photograph of each of the three people');
});

describe('the review of pages', () => {
  const path = '/dashboard/Hospital/page-reviews';
  const today = dayInIndia(new Date());
  const mark = (pages: readonly string[], day: string, intent = 'mark') =>
    site.fetch(path, {
      method: 'POST',
      as: staff,
      sameOrigin: true,
      body: new URLSearchParams([...pages.map((page) => ['page', page]), ['day', day], ['intent', intent]]),
    });

  test('is shown on each marked page and in its structured data, once there is a reviewer', async () => {
    const day = addDays(today, -3);
    expect((await mark(['/depression', '/insomnia'], day)).status).toBe(303);
    expect(await textOf('/depression')).toContain('is pending');
    const reviewer = { name: 'Dr. Meera Gill', registration: 'HMC 1', version: '0' };
    expect((await sendForm(site, staff, '/dashboard/Hospital/reviewer', reviewer)).status).toBe(303);
    for (const page of ['/depression', '/insomnia']) {
      const html = await textOf(page);
      expect(html).toMatch(/Reviewed by (?:<!-- -->)?Dr\. Meera Gill/);
      expect(html).toContain(`<time dateTime="${day}">`);
      expect(html).toContain(`"lastReviewed":"${day}"`);
    }
    expect(await textOf('/anxiety')).toContain('is pending');
    expect((await mark(['/insomnia'], '', 'take-back')).status).toBe(303);
    expect(await textOf('/insomnia')).toContain('is pending');
    expect(await textOf('/depression')).toContain('Reviewed by');
  });

  test('needs at least one page and a date that is not in the future', async () => {
    for (const [pages, day, message] of [
      [[], today, 'Tick at least one page.'],
      [['/nothing'], today, 'Tick at least one page.'],
      [['/anxiety'], '', reviewMessages.none],
      [['/anxiety'], addDays(today, 1), reviewMessages.later],
    ] as const) {
      const answer = await mark(pages, day);
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(message)]);
    }
  });

  test('stores every mark of several people at once, and the history names each person', async () => {
    const pages = ['/anxiety', '/ocd', '/adhd'];
    const answers = await Promise.all(pages.map((page) => mark([page], today)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    for (const page of pages) expect(await textOf(page)).toContain('Reviewed by');
    expect(await asStaff(path)).toContain(`Changed last by ${staff.name}`);
  });

  test('preselects all unreviewed pages on request', async () => {
    const ticked = async (query: string) =>
      [...(await asStaff(`${path}${query}`)).matchAll(/<input[^>]*name="page"[^>]*>/g)].filter(([tag]) =>
        tag.includes('checked'),
      ).length;
    expect(await ticked('')).toBe(0);
    expect(await ticked('?tick=open')).toBeGreaterThan(40);
  });
});
