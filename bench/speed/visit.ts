import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { NetworkConditions } from '../measuring/edge.ts';
import { type PageName, pages, type Subject } from './subjects.ts';

/** A mid-range phone on a slow 4G connection. */
export const slowConnection: NetworkConditions = { latency: 150, bytesPerSecond: 1_600_000 / 8 };
const processorSlowdown = 4;

/** Figures of one visit with an empty browser cache: milliseconds, bytes, counts. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  readonly firstCard?: number;
  readonly requestsBeforeLoad: number;
  readonly requests: number;
  readonly scripts: number;
  readonly elements: number;
  readonly wire: number;
  readonly htmlBrotli: number;
  readonly cssBrotli: number;
  readonly scriptBrotli: number;
  /** Sum of HTML, style sheets and scripts. */
  readonly textBrotli: number;
  readonly pressOfMenu?: number;
  readonly tapToPage?: number;
}

interface Watched {
  largestPaint: number;
  shift: number;
  blocked: number;
  press: number;
  card: number | undefined;
  /** Time on the machine's clock, so that it can be compared with a tap on another page. */
  usable: number | undefined;
  menu: number | undefined;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Runs in the page before any script of the page. */
function watch({ card, search, menu, pressesMenu }: Subject & { readonly pressesMenu: boolean }) {
  const watched: Watched = {
    ...{ largestPaint: 0, shift: 0, blocked: 0, press: 0 },
    ...{ card: undefined, usable: undefined, menu: undefined },
  };
  window.watched = watched;
  const observe = <Entry extends PerformanceEntry>(
    type: string,
    take: (entry: Entry) => void,
    more: object = {},
  ) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe('largest-contentful-paint', ({ startTime }) => {
    watched.largestPaint = startTime;
  });
  observe('longtask', ({ duration }) => {
    watched.blocked += Math.max(0, duration - 50);
  });
  observe<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', (entry) => {
    if (!entry.hadRecentInput) watched.shift += entry.value;
  });
  observe<PerformanceEntry & { interactionId: number }>(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId) watched.press = Math.max(watched.press, duration);
    },
    { durationThreshold: 16 },
  );

  const isShown = (selector: string) =>
    [...document.querySelectorAll(selector)].some((one) => one.getBoundingClientRect().height > 0);
  const isOpen = (button: Element) =>
    button.getAttribute('aria-expanded') === 'true' ||
    document.querySelector(':popover-open, dialog[open]') !== null;
  let frames = 0;
  function checkFrame(now: number) {
    frames += 1;
    // Elements present in this frame are painted at its end.
    if (watched.card === undefined && isShown(card)) watched.card = now;
    if (watched.usable === undefined && isShown(search) && isShown(card))
      watched.usable = performance.timeOrigin + now;
    const button = document.querySelector<HTMLElement>(menu);
    if (pressesMenu && watched.menu === undefined && button && isShown(menu)) {
      if (isOpen(button)) watched.menu = now;
      // Clicks every fourth frame only: an earlier second click would close the menu that the first has
      // opened.
      else if (frames % 4 === 0) button.click();
    }
    requestAnimationFrame(checkFrame);
  }
  requestAnimationFrame(checkFrame);
}

/** Sums the page's requests and their sizes, as the browser's network log reports them. */
function countRequests(session: CDPSession) {
  const requests = new Map<string, { type: string; wire: number; brotli: number }>();
  let underWay = 0;
  let quietSince = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (request.url.startsWith('data:')) return;
    if (!requests.has(requestId)) underWay += 1;
    requests.set(requestId, { type, wire: 0, brotli: 0 });
  });
  const finish = async (requestId: string, wire: number) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.wire = wire;
    if (['Document', 'Stylesheet', 'Script'].includes(request.type)) {
      // The browser drops some bodies, such as that of an unused preload. Their size on the wire counts
      // instead.
      const body = await session.send('Network.getResponseBody', { requestId }).catch(() => undefined);
      request.brotli = body
        ? brotliCompressSync(Buffer.from(body.body, body.base64Encoded ? 'base64' : 'utf8')).length
        : wire;
    }
    underWay -= 1;
    quietSince = performance.now();
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    finish(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => finish(requestId, 0));
  return {
    count: () => requests.size,
    brotliOf: (type: string) =>
      [...requests.values()].reduce((sum, one) => sum + (one.type === type ? one.brotli : 0), 0),
    scripts: () => [...requests.values()].filter(({ type }) => type === 'Script').length,
    wire: () => [...requests.values()].reduce((sum, one) => sum + one.wire, 0),
    async settled() {
      const started = performance.now();
      quietSince = started;
      while (performance.now() - started < 20_000) {
        if (underWay <= 0 && performance.now() - quietSince > 1200) return;
        await wait(50);
      }
    },
  };
}

async function openPhone(browser: Browser, subject: Subject, pressesMenu = false) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await page.addInitScript(watch, { ...subject, pressesMenu });
  return { context, page, session };
}

async function pressMenu(page: Page, { menu }: Subject): Promise<number> {
  await page.locator(menu).first().tap();
  await wait(500);
  const press = await page.evaluate(() => window.watched.press);
  await page.keyboard.press('Escape');
  await wait(200);
  const isStillOpen = await page.locator(menu).first().getAttribute('aria-expanded');
  if (isStillOpen === 'true') await page.locator(menu).first().tap();
  return press;
}

/** Milliseconds from the touch on a link of home until the directory can be used. */
async function tapToDirectory(page: Page, session: CDPSession): Promise<number | undefined> {
  const link = await page.evaluate((path) => {
    window.scrollTo(0, 0);
    window.watched.usable = undefined;
    const [box] = [...document.querySelectorAll(`a[href$="${path}"]`)]
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > 0 && top >= 0 && bottom < innerHeight);
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, pages.doctors);
  if (!link) return undefined;
  const down = await page.evaluate(() => performance.timeOrigin + performance.now());
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [link] });
  await wait(90);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  for (let tried = 0; tried < 300; tried += 1) {
    // During a navigation there is no document to evaluate in.
    const usable = await page.evaluate(() => window.watched?.usable).catch(() => undefined);
    if (usable !== undefined && usable > down) return usable - down;
    await wait(50);
  }
  return undefined;
}

async function closing<Result>(context: BrowserContext, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } finally {
    await context.close();
  }
}

/**
 * Opens a page once with an empty browser cache. On home it also opens the menu and goes on to the doctors.
 */
export async function visit(
  browser: Browser,
  subject: Subject,
  origin: string,
  name: PageName,
): Promise<Visit> {
  const { context, page, session } = await openPhone(browser, subject);
  return closing(context, async () => {
    const requests = countRequests(session);
    let requestsBeforeLoad = 0;
    page.once('load', () => {
      requestsBeforeLoad = requests.count();
    });
    await page.goto(origin + pages[name], { waitUntil: 'load', timeout: 60_000 });
    await requests.settled();
    const { firstPaint, elements, ...watched } = await page.evaluate(() => ({
      ...window.watched,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      elements: document.getElementsByTagName('*').length,
    }));
    const [htmlBrotli, cssBrotli, scriptBrotli] = (['Document', 'Stylesheet', 'Script'] as const).map(
      requests.brotliOf,
    ) as [number, number, number];
    const seen = {
      firstPaint,
      largestPaint: watched.largestPaint,
      blocked: watched.blocked,
      shift: watched.shift,
      requestsBeforeLoad,
      requests: requests.count(),
      scripts: requests.scripts(),
      elements,
      wire: requests.wire(),
      htmlBrotli,
      cssBrotli,
      scriptBrotli,
      textBrotli: htmlBrotli + cssBrotli + scriptBrotli,
      ...(name === 'doctors' && { firstCard: watched.card }),
    };
    if (name !== 'home') return seen;
    return {
      ...seen,
      pressOfMenu: await pressMenu(page, subject),
      tapToPage: await tapToDirectory(page, session),
    };
  });
}

/**
 * Returns the time of the first frame in which the phone menu is open. The page clicks the button repeatedly
 * from its first paint on.
 */
export async function menuWorks(
  browser: Browser,
  subject: Subject,
  origin: string,
): Promise<number | undefined> {
  const { context, page } = await openPhone(browser, subject, true);
  return closing(context, async () => {
    await page.goto(origin + pages.home, { waitUntil: 'commit', timeout: 60_000 });
    const menu = await page
      .waitForFunction(() => window.watched.menu, undefined, { timeout: 15_000 })
      .catch(() => undefined);
    return menu?.jsonValue();
  });
}
