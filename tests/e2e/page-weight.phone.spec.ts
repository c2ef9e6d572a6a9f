import { brotliCompressSync } from 'node:zlib';
import { expect, lookedAt, type Page, test } from './fixtures.ts';
import { onMobileLine } from './mobile-line.ts';

/** What a page costs a phone that opens it and touches nothing. Sizes are kilobytes of brotli. */
interface Weight {
  readonly html: number;
  readonly css: number;
  readonly script: number;
  /** Files of script. */
  readonly scripts: number;
  /** The page itself and whatever was asked for until the browser's `load`. */
  readonly requestsBeforeLoad: number;
  /** The same until nothing more is asked for. */
  readonly requests: number;
  readonly elements: number;
}

/**
 * The most of each. Who makes a page lighter lowers its figure. The linked sheet is one for all pages: in it stands what no first
 * view needs, so that what it gained the pages lost, 0.3 to 0.9 each (decision 0086); 0.4 of it is of the checks and sheets (0090, 0091).
 * A page that is in Hindi too has 10 elements more for the switch, and looks under a pointer, 0.4, are linked (decision 0095), as is
 * the look of the language that was chosen before, 0.1 (0097).
 * An information page has 60 elements more since its urgent help has three steps with numbers of their own and its sources are links;
 * two of its sources have been links only since they were found. One more holds the rules for pages ahead of a tap (decision 0101).
 */
const ceilings: Readonly<Record<string, Weight>> = {
  '/': { html: 20.5, css: 3.7, script: 0, scripts: 0, requestsBeforeLoad: 4, requests: 7, elements: 1695 },
  '/psychiatry': {
    html: 14,
    css: 3.7,
    script: 0,
    scripts: 0,
    requestsBeforeLoad: 3,
    requests: 6,
    elements: 925,
  },
  '/doctors': {
    html: 12,
    css: 3.7,
    script: 0,
    scripts: 0,
    requestsBeforeLoad: 7,
    requests: 10,
    elements: 976,
  },
};

/** Milliseconds without a new request after which a page counts as finished. */
const quiet = 2000;

const tenths = (bytes: number) => Math.ceil(bytes / 102.4) / 10;

async function weigh(page: Page, path: string): Promise<Weight> {
  const kinds: string[] = [];
  const bodies: Promise<{ kind: string; bytes: number }>[] = [];
  page.on('request', (request) => kinds.push(request.resourceType()));
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!['document', 'stylesheet', 'script'].includes(kind)) return;
    bodies.push(lookedAt(response.body().then((body) => ({ kind, bytes: brotliCompressSync(body).length }))));
  });
  let requestsBeforeLoad = 0;
  page.once('load', () => {
    requestsBeforeLoad = kinds.length;
  });
  await page.goto(path, { waitUntil: 'load' });
  // What waits until the browser is idle begins when nothing else is under way.
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
    elements: await page.evaluate(() => document.getElementsByTagName('*').length),
  };
}

for (const [path, ceiling] of Object.entries(ceilings)) {
  test(
    `${path} weighs no more on a phone than it is allowed to`,
    path === '/doctors' ? { tag: '@full' } : {},
    async ({ page }) => {
      // Who asks first gets the page before it is made smaller for all others.
      await page.request.get(path);
      await onMobileLine(page);
      const weight = await weigh(page, path);
      console.log(`${path}: ${JSON.stringify(weight)}`);
      expect(weight.html, 'a page was weighed').toBeGreaterThan(1);
      const heavier = Object.entries(weight).filter(([name, value]) => value > ceiling[name as keyof Weight]);
      expect(heavier).toEqual([]);
    },
  );
}
