/** Icons, the web app manifest, and the preview of a shared link. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { catalogueOf, pageAt } from '#app/navigation/localized-pages.ts';
import { allPages, home } from '#app/navigation/pages.ts';
import { sharePicture, shareSize } from '#app/page-meta/share-picture.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';

const { hospital } = defaultFacts;

let site: Site;

beforeAll(async () => {
  site = await acquireSite();
});

afterAll(() => site.dispose());

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** Contents of a page's meta elements, by property or name. */
function metaOf(html: string): Map<string, string> {
  const found = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g);
  return new Map([...found].map(([, name = '', content = '']) => [name, unescaped(content)]));
}

/** Reads the size from a JPEG's frame header, after the segments before it. */
function jpegSize(bytes: Buffer): { width: number; height: number } {
  expect(bytes.readUInt16BE(0)).toBe(0xffd8);
  let at = 2;
  while (at < bytes.length) {
    const marker = bytes.readUInt16BE(at);
    if (marker === 0xffc0 || marker === 0xffc2) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new Error('The JPEG has no frame header.');
}

describe.each(allPages)('a shared link to $path', (page) => {
  test('has a title, an address and a picture', async () => {
    const meta = metaOf(await (await site.fetch(page.path)).text());
    expect(Object.fromEntries(meta)).toMatchObject({
      'og:title': page.title,
      'og:description': page.summary,
      'og:type': 'website',
      'og:url': `${site.origin}${page.path}`,
      'og:site_name': hospital.name,
      'og:locale': 'en_IN',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining(page.title),
      'twitter:card': 'summary_large_image',
    });
    const image = new URL(meta.get('og:image') ?? '');
    expect(image.origin).toBe(site.origin);
    const response = await site.fetch(image.pathname);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(jpegSize(bytes)).toEqual(shareSize);
    expect(bytes.length).toBeLessThanOrEqual(120 * 1024);
  });
});

describe.each(catalogueOf('hi'))('a shared link to the Hindi version of %s', (path) => {
  // Pages for visitors' own actions have no picture of their own and use that of home.
  const english = allPages.find((page) => page.path === path) ?? home;
  const picture = sharePicture({ ...pageAt('hi', english.path), path: english.path }, 'hi');

  test('has a title and a picture in Hindi', async () => {
    const page = pageAt('hi', path);
    const meta = metaOf(await (await site.fetch(pathIn('hi', path))).text());
    expect(Object.fromEntries(meta)).toMatchObject({
      'og:title': page?.title,
      'og:description': page?.summary,
      'og:url': `${site.origin}${pathIn('hi', path)}`,
      'og:image': `${site.origin}${picture}`,
      'og:image:alt': expect.stringContaining(pageAt('hi', english.path)?.title ?? 'a title'),
    });
    expect(meta.get('og:image:alt')).not.toMatch(/[A-Za-z]/);
    const response = await site.fetch(picture);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
    expect(jpegSize(Buffer.from(await response.arrayBuffer()))).toEqual(shareSize);
  });
});

test.each(['/signin', '/nowhere'])('%s has no preview', async (path) => {
  const html = await (await site.fetch(path)).text();
  expect(html).not.toContain('og:');
});

const icons = [
  ['/favicon.ico', 'image/vnd.microsoft.icon'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/icons/apple-touch-180.png', 'image/png'],
] as const;

test.each(['/', '/depression', '/signin', '/nowhere'])(
  '%s links the icons and the manifest',
  async (path) => {
    const html = await (await site.fetch(path)).text();
    for (const [icon] of icons) expect(html).toMatch(new RegExp(`<link rel="[a-z-]*icon" href="${icon}"`));
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"');
    expect(html).toMatch(
      /<meta name="theme-color" content="#[0-9a-f]{6}" media="\(prefers-color-scheme: light\)"/,
    );
    expect(html).toMatch(
      /<meta name="theme-color" content="#[0-9a-f]{6}" media="\(prefers-color-scheme: dark\)"/,
    );
  },
);

test.each(icons)('%s exists and is cached for a day', async (icon, type) => {
  const response = await site.fetch(icon);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe(type);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
});

interface Manifest {
  readonly name: string;
  readonly short_name: string;
  readonly icons: readonly { readonly src: string; readonly type: string; readonly sizes: string }[];
  readonly shortcuts: readonly { readonly url: string }[];
}

test('the manifest names the hospital, and its icons and pages exist', async () => {
  const response = await site.fetch('/manifest.webmanifest');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/manifest+json; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
  const manifest = (await response.json()) as Manifest;
  expect(manifest.name).toBe(hospital.name);
  // Characters that launchers show under an icon before they truncate the name.
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  for (const { src, type, sizes } of manifest.icons) {
    const icon = await site.fetch(src);
    expect([src, icon.status, icon.headers.get('Content-Type')]).toEqual([src, 200, type]);
    const bytes = Buffer.from(await icon.arrayBuffer());
    if (type === 'image/png') expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) {
    const { pathname, hash } = new URL(url, site.origin);
    const html = await (await site.fetch(pathname)).text();
    if (hash) expect(html).toContain(`id="${hash.slice(1)}"`);
  }
});
