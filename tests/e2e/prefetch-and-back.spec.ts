import { chromium, type Page } from 'playwright/test';
import { nonPublicPaths } from '#app/navigation/closed-paths.ts';
import { expect, test } from './fixtures.ts';

interface Followed {
  readonly key: { readonly url: string; readonly action: string };
}

interface Ahead {
  /** Rule sets that the browser refused, with its error message. */
  readonly refusals: readonly string[];
  /** Paths that the browser may load ahead, each with the action. */
  readonly followed: () => readonly string[];
  /** Paths that it has started to load, each with the action. */
  readonly begun: readonly string[];
}

/** Records how the browser handles the speculation rules of pages opened afterwards. */
async function watchAhead(page: Page): Promise<Ahead> {
  const browser = await page.context().newCDPSession(page);
  const refusals: string[] = [];
  const begun: string[] = [];
  let sources: readonly Followed[] = [];
  const spelt = ({ key: { url, action } }: Followed) => `${action} ${url.replace(/^https?:\/\/[^/]+/, '')}`;
  browser.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorType) refusals.push(`${ruleSet.errorType}: ${ruleSet.errorMessage}`);
  });
  browser.on('Preload.preloadingAttemptSourcesUpdated', (update) => {
    sources = update.preloadingAttemptSources;
  });
  for (const kind of ['Preload.prefetchStatusUpdated', 'Preload.prerenderStatusUpdated'] as const) {
    browser.on(kind, (update) => void begun.push(spelt(update)));
  }
  await browser.send('Preload.enable');
  return { refusals, followed: () => sources.map(spelt), begun };
}

test('the browser accepts the rules, and may load public pages only', { tag: '@full' }, async ({ page }) => {
  const ahead = await watchAhead(page);
  for (const path of ['/', '/Pictures', '/insomnia', '/search?q=sleep']) {
    await page.goto(path);
    await expect.poll(ahead.followed).toContain('Prefetch /doctors');
    expect(ahead.followed()).toContain('Prerender /doctors');
    const paths = ahead.followed().map((link) => link.replace(/^\w+ /, ''));
    for (const closed of [...nonPublicPaths, '/search']) {
      expect(paths.filter((followed) => followed.startsWith(closed))).toEqual([]);
    }
    expect(paths.filter((followed) => /[?.]/.test(followed))).toEqual([]);
  }
  expect(ahead.refusals).toEqual([]);
});

test('a hovered link is prefetched once, and pressing it starts a prerender', async ({ page }) => {
  const ahead = await watchAhead(page);
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/doctors')) asked.push(request.headers()['sec-purpose']);
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'View all' }).hover();
  await expect.poll(() => ahead.begun).toContain('Prefetch /doctors');
  await expect.poll(() => asked).toEqual(['prefetch']);
  expect(ahead.begun).not.toContain('Prerender /doctors');
  await page.mouse.down();
  await expect.poll(() => ahead.begun).toContain('Prerender /doctors');
  await page.mouse.up();
  await page.waitForURL('/doctors');
  const delivery = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as unknown as { deliveryType: string }).deliveryType,
  );
  expect(delivery).toBe('navigational-prefetch');
});

test('on a slow connection nothing is fetched before a press', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } });
  });
  const ahead = await watchAhead(page);
  await page.goto('/');
  await expect.poll(ahead.followed).toContain('Prerender /doctors');
  await page.getByRole('link', { name: 'View all' }).hover();
  await page.waitForTimeout(600);
  expect(ahead.followed()).not.toContain('Prefetch /doctors');
  expect(ahead.begun).toEqual([]);
});

test('no page fades into the next, because for a fade the browser paints the old page again', {
  tag: '@full',
}, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      Object.assign(window, {
        fades: (event as unknown as { viewTransition: unknown }).viewTransition !== null,
      });
    });
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'View all' }).click();
  await page.waitForURL('/doctors');
  await expect.poll(() => page.evaluate(() => (window as unknown as { fades?: boolean }).fades)).toBe(false);
});

/**
 * Reasons that Chromium's headless shell gives, because it never restores a page from the back/forward cache.
 */
const reasonsOfTheShell = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

interface Return {
  /** Whether the browser restored the page from the back/forward cache. */
  readonly isRestored: boolean;
  /** The browser's reasons for loading the page anew. */
  readonly reasons: readonly string[];
}

/**
 * Watches how the browser returns to a page. Playwright's own methods cannot tell: they wait for `load`, and
 * a restored page has no such event.
 *
 * @returns a function that leaves the current page for another address and goes back
 */
async function watchReturns(page: Page): Promise<(elsewhere: string) => Promise<Return>> {
  const browser = await page.context().newCDPSession(page);
  const reasons: string[] = [];
  const navigations: string[] = [];
  browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
  });
  browser.on('Page.frameNavigated', ({ frame, type }) => {
    if (!frame.parentId) navigations.push(type);
  });
  await browser.send('Page.enable');
  const persisted = async () => {
    const { result } = await browser.send('Runtime.evaluate', { expression: 'window.persisted' });
    return result.value as boolean | undefined;
  };
  return async (elsewhere) => {
    await page.goto(elsewhere);
    const { currentIndex, entries } = await browser.send('Page.getNavigationHistory');
    reasons.length = 0;
    navigations.length = 0;
    await browser.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 });
    await expect.poll(() => navigations, 'the browser must have gone back').toHaveLength(1);
    const isRestored = navigations[0] === 'BackForwardCacheRestore';
    await expect.poll(persisted, 'pageshow.persisted').toBe(isRestored);
    if (!isRestored)
      await expect.poll(() => reasons, 'the browser must give a reason for a reload').not.toEqual([]);
    return { isRestored, reasons: [...reasons] };
  };
}

test('no public page prevents the browser from restoring it from the back/forward cache', {
  tag: '@full',
}, async ({ site, launchOptions }) => {
  // Playwright disables this cache by default, because a restored page makes no request that a test could
  // see.
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    const leaveAndReturn = await watchReturns(page);
    const elsewhere = `${site.origin}/about`;
    for (const path of ['/', '/doctors', '/insomnia', '/Pictures', '/Youtube']) {
      await page.goto(`${site.origin}${path}`);
      const { isRestored, reasons } = await leaveAndReturn(elsewhere);
      expect(
        reasons.filter((reason) => !reasonsOfTheShell.includes(reason)),
        path,
      ).toEqual([]);
      // A full browser restores every page. The headless shell reports that it restores none.
      if (!isRestored) expect(reasons, path).toContain('BackForwardCacheDisabledForDelegate');
    }
    // Proves that the test can detect an obstacle. The browser does not always give all its reasons at once.
    await expect(async () => {
      await page.goto(`${site.origin}/signin`);
      await page.evaluate(() => addEventListener('unload', () => {}));
      const { reasons } = await leaveAndReturn(elsewhere);
      expect(reasons).toContain('UnloadHandlerExistsInMainFrame');
    }).toPass({ timeout: 20_000 });
  } finally {
    await browser.close();
  }
});
