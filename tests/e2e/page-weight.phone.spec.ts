import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { allPages } from '#app/navigation/pages.ts';
import { emulateMobileConnection } from './emulated-connection.ts';
import { allOrFail, expect, markHandled, type Page, test } from './fixtures.ts';
import { isFaviconRequest } from './network-log.ts';

/** Cost of a page to a phone that opens it and touches nothing. Sizes are in KiB, compressed with Brotli. */
interface Weight {
  readonly html: number;
  readonly css: number;
  readonly script: number;
  /** Number of script files. */
  readonly scripts: number;
  /** The page itself and its requests until the browser's `load` event. */
  readonly requestsBeforeLoad: number;
  /** The page itself and all its requests. */
  readonly requests: number;
}

/**
 * Limit of each figure. If a change makes a page lighter, lower its limit.
 *
 * All pages share the linked style sheet with the rules that no first view needs (decision 0039): footer, menus, urgent
 * box, folds, tables, and the print of the frame and of information pages.
 * A page with doctors of the demonstration also asks once for the next free time of those booked here. In the directory the words by
 * which its search finds the eight doctors in three scripts take 1.0 KiB, and the seven filters 0.6 KiB. Two of its cards
 * fit in a screen, so the browser fetches two lazy portraits ahead of it besides the three of the first cards,
 * on a fast connection before the page has loaded.
 */
const ceilings: Readonly<Record<string, Weight>> = {
  '/': { html: 20.1, css: 4.6, script: 0, scripts: 0, requestsBeforeLoad: 4, requests: 7 },
  '/psychiatry': {
    html: 16.1,
    css: 4.6,
    script: 0,
    scripts: 0,
    requestsBeforeLoad: 4,
    requests: 7,
  },
  '/doctors': {
    html: 13.8,
    css: 4.6,
    script: 0,
    scripts: 0,
    requestsBeforeLoad: 9,
    requests: 12,
  },
};

/** Bytes of pictures that a phone may download before it scrolls (`docs/design.md`). */
const pictureBudget = 250_000;

/** Bytes allowed for all pictures of home. */
const homeBudget = 700_000;

// The highest density of screens that are 360 px wide, which load the largest files.
test.use({ deviceScaleFactor: 3 });

/** Milliseconds without a new request after which a page counts as finished. */
const quiet = 2000;

const tenths = (bytes: number) => Math.ceil(bytes / 102.4) / 10;

const identifier = /\b[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b/g;

/**
 * Replaces identifiers, the nonce and the port by values that are equal in every run. Random ones change the compressed
 * size: in five runs home had 20,936 to 20,988 bytes, and in others more than the 20.5 KB allowed then.
 */
function withFixedIdentifiers(text: string): string {
  const known = [...new Set(text.match(identifier))];
  const fixed = (found: string) => {
    const hex = createHash('sha256')
      .update(`${known.indexOf(found)}`)
      .digest('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };
  return text
    .replace(identifier, fixed)
    .replaceAll(/\bnonce="[0-9a-f]{32}"/g, 'nonce="0f1e2d3c4b5a69788796a5b4c3d2e1f0"')
    .replaceAll(/\blocalhost:\d+/g, 'localhost:40000');
}

async function weigh(page: Page, path: string): Promise<Weight> {
  const kinds: string[] = [];
  const bodies: Promise<{ kind: string; bytes: number }>[] = [];
  page.on('request', (request) => {
    if (!isFaviconRequest(request)) kinds.push(request.resourceType());
  });
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!['document', 'stylesheet', 'script'].includes(kind)) return;
    bodies.push(
      markHandled(
        response
          .text()
          .then((text) => ({ kind, bytes: brotliCompressSync(withFixedIdentifiers(text)).length })),
      ),
    );
  });
  let requestsBeforeLoad = 0;
  page.once('load', () => {
    requestsBeforeLoad = kinds.length;
  });
  await page.goto(path, { waitUntil: 'load' });
  // Some requests start only when the browser is idle, so waiting continues until no new request appears.
  for (let asked = -1; asked !== kinds.length; ) {
    asked = kinds.length;
    await page.waitForTimeout(quiet);
  }
  const weighed = await Promise.all(bodies);
  const sizeOf = (kind: string) =>
    tenths(weighed.reduce((sum, body) => sum + (body.kind === kind ? body.bytes : 0), 0));
  return {
    html: sizeOf('document'),
    css: sizeOf('stylesheet'),
    script: sizeOf('script'),
    scripts: kinds.filter((kind) => kind === 'script').length,
    requestsBeforeLoad,
    requests: kinds.length,
  };
}

/** Counts the bytes of pictures that a page downloads from here on. */
function countPictures(page: Page) {
  let sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'image') return;
    sizes.push(markHandled(request.sizes().then(({ responseBodySize }) => responseBodySize)));
  });
  return {
    reset: () => {
      sizes = [];
    },
    bytes: async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
  };
}

for (const [path, ceiling] of Object.entries(ceilings)) {
  test(`${path} and its pictures stay within their limits on a phone`, { tag: '@full' }, async ({ page }) => {
    await emulateMobileConnection(page);
    const pictures = countPictures(page);
    const weight = await weigh(page, path);
    console.log(`${path}: ${JSON.stringify(weight)}`);
    expect(weight.html, 'the page must have been measured').toBeGreaterThan(1);
    const heavier = Object.entries(weight).filter(([name, value]) => value > ceiling[name as keyof Weight]);
    expect(heavier).toEqual([]);
    expect(await pictures.bytes()).toBeGreaterThan(0);
    expect(await pictures.bytes()).toBeLessThanOrEqual(pictureBudget);
    if (path !== '/') return;
    for (const picture of await allOrFail(page.getByRole('main').locator('img'))) {
      await picture.evaluate((image) => image.scrollIntoView({ block: 'center', inline: 'nearest' }));
    }
    await page.waitForLoadState('networkidle');
    expect(await pictures.bytes()).toBeGreaterThan(100_000);
    expect(await pictures.bytes()).toBeLessThanOrEqual(homeBudget);
  });
}

/** Pages with the largest pictures, after home. */
const pictured: readonly string[] = ['/about', '/pictures'];
const others = allPages
  .map(({ path }) => path as string)
  .filter((path) => !pictured.includes(path) && !(path in ceilings));

for (const [name, paths] of [
  [pictured.join(' and '), pictured],
  ['every other page', others],
] as const) {
  test(`${name}: pictures before scrolling stay within their limit on a phone`, { tag: '@full' }, async ({
    page,
  }) => {
    test.slow(paths === others);
    await emulateMobileConnection(page);
    const pictures = countPictures(page);
    for (const path of paths) {
      pictures.reset();
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      // Pages that begin with the first aid for a fit show no picture before it on a phone.
      const firstStep = await page.evaluate(() => document.querySelector('[id^="first-aid-"]')?.id);
      if (firstStep === 'first-aid-fit') expect.soft(await pictures.bytes(), path).toBe(0);
      else expect.soft(await pictures.bytes(), path).toBeGreaterThan(0);
      expect.soft(await pictures.bytes(), path).toBeLessThanOrEqual(pictureBudget);
    }
  });
}
