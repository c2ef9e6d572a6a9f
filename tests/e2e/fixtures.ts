import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContext, expect, type Locator, type Page } from 'playwright/test';
import type { SignedIn, Site } from '#tests/support/site.ts';
import { reportFaults } from './page-watch.ts';
import { test as base } from './worker-fixtures.ts';

interface TestFixtures {
  /** The built site with the demonstration data; changes by other tests are undone. */
  readonly site: Site;
  /** A page signed in as staff, with a session of its own. */
  readonly signedInPage: Page;
  readonly staff: SignedIn;
  /**
   * Allows faults that a test causes on purpose: a fault that contains one of these texts is ignored. A fault
   * is a console message, an error, a failed or refused request, or a violation of the page's policy.
   */
  readonly allowFaults: (...texts: string[]) => void;
}

export const test = base.extend<TestFixtures>({
  site: async ({ startedSite: { site, restore } }, use) => {
    await restore();
    await use(site);
  },

  baseURL: async ({ site }, use) => use(site.origin),

  allowFaults: [
    async ({ context }, use) => {
      const allowed: string[] = [];
      const faults: string[] = [];
      await reportFaults(context, (fault) => faults.push(fault));
      await use((...texts) => allowed.push(...texts));
      // Slow routes may still delay requests of the page. Their results no longer matter.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      expect(faults.filter((fault) => !allowed.some((text) => fault.includes(text)))).toEqual([]);
    },
    { auto: true },
  ],

  staff: async ({ site }, use) => use(await site.signIn()),

  signedInPage: async ({ context, page, site, staff }, use) => {
    await signIn(context, site, staff);
    await use(page);
  },
});

export { expect, type Page };

/** Signs a browser context in as staff. */
export async function signIn(context: BrowserContext, site: Site, staff: SignedIn): Promise<void> {
  const [name = '', value = ''] = staff.cookie.split('=');
  // Playwright accepts a Secure cookie only with an https address; the browser still sends it to
  // http://localhost.
  const url = site.origin.replace('http:', 'https:');
  await context.addCookies([{ name, value, url, secure: true, httpOnly: true, sameSite: 'Lax' }]);
}

// The minified file is half as large to send and to compile.
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns all elements for a loop, and fails if there are none: a loop over nothing proves nothing. */
export async function allOrFail(locator: Locator): Promise<Locator[]> {
  await expect(locator).not.toHaveCount(0);
  return locator.all();
}

/**
 * Fails if axe finds a violation on the page in its current state.
 *
 * @param state description of the page's state for the error message
 * @param rules 'colours' for a state that hides the page's heading and landmarks
 */
export async function expectNoAxeViolations(
  page: Page,
  state = 'as it is',
  rules: 'all' | 'colours' = 'all',
): Promise<void> {
  await page.evaluate(forceLayout);
  await page.evaluate(untilStill);
  // Uses axe itself, not its package for Playwright. That package sends messages to frames of other sites,
  // and the headless shell prints a console warning for each.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async (asked) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const colours = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };
    // Frames of other sites are out of scope. For passed rules axe reports one element only, which saves time.
    const options = {
      iframes: false,
      resultTypes: ['violations' as const],
      // The rule of WCAG 2.2, which axe leaves out by default.
      rules: { 'target-size': { enabled: true } },
    };
    return (
      await axe.run(document, asked === 'colours' ? { ...options, rules: {}, runOnly: colours } : options)
    ).violations;
  }, rules);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  );
  expect(found, state).toEqual([]);
}

/**
 * Runs in the page: forces layout of content far below. A browser does not restyle such content until it is
 * near, so axe would read colours of the previous scheme.
 */
export function forceLayout(): void {
  if (document.adoptedStyleSheets.length > 0) return;
  const all = new CSSStyleSheet();
  all.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [all];
}

/**
 * Runs in the page: waits until colour transitions have ended. An element that inherits a colour starts its
 * transition one frame later.
 */
async function untilStill(): Promise<void> {
  const stillFrames = 3;
  for (let still = 0; still < stillFrames; ) {
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter(({ effect }) => {
      // An animation in a closed element stays half-way until the element opens.
      const isFolded = effect instanceof KeyframeEffect && effect.target?.checkVisibility() === false;
      return !isFolded && effect?.getTiming().iterations !== Infinity;
    });
    await Promise.allSettled(moving.map((one) => one.finished));
    still = moving.length === 0 ? still + 1 : 0;
  }
}

/**
 * Runs an action that leads to another document, and waits for its load event. Otherwise a measurement could
 * catch the old page or half of the new one.
 */
export async function navigateBy(page: Page, action: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await action();
  await loaded;
}

/**
 * Marks a promise as handled that a page event starts and a test awaits later. If the page closes first, its
 * rejection would otherwise fail the whole run.
 */
export function markHandled<Value>(value: Promise<Value>): Promise<Value> {
  value.catch(() => {});
  return value;
}

/** Holds requests to an address, as on a slow connection, until the returned function is called. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

export const holdScripts = (page: Page) => holdRequests(page, '**/assets/*.js');

/**
 * Waits until the interactive parts are hydrated; before that a click acts on the server's HTML. On a public
 * page a part hydrates when it is touched, so this sends an input event to each. Parts with a media query
 * (`data-hydrate-when`) that does not match are left out.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isReact = (element: Element | null) =>
      Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'));
    const parts = [...document.querySelectorAll<HTMLElement>('[data-interactive]')].filter(
      ({ dataset }) => dataset.hydrateWhen === undefined || matchMedia(dataset.hydrateWhen).matches,
    );
    for (const part of parts) part.dispatchEvent(new Event('input', { bubbles: true }));
    return parts.length > 0
      ? parts.every(({ isHydrated }) => isHydrated)
      : isReact(document.querySelector('main'));
  });
}
