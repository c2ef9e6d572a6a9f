/** Icons and the web app manifest, and pages without a preview. every-page.test.ts checks the previews. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';

const { hospital } = defaultFacts;

let site: Site;

beforeAll(async () => {
  site = await acquireSite();
});

afterAll(() => site.dispose());

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
