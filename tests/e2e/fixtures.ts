import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContext, expect, type Locator, type Page } from 'playwright/test';
import type { SignedIn, Site } from '#tests/support/site.ts';
import { watchPage } from './page-watch.ts';
import { test as base } from './worker-fixtures.ts';

interface TestFixtures {
  /** The built site as the demonstration leaves it: what another test wrote is gone. */
  readonly site: Site;
  /** A page on which staff are signed in, by a cookie of their own. */
  readonly signedInPage: Page;
  readonly staff: SignedIn;
  /**
   * Lets what a test provokes on purpose pass: a fault whose text holds one of these is not counted. A fault is a line
   * of the console, an error, a failed or refused request, or a breach of the page's policy.
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
      await watchPage(context, (fault) => faults.push(fault));
      await use((...texts) => allowed.push(...texts));
      // A line that a test made slow still holds what its page asked for: what comes of that is nobody's any more.
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

/** Lets the pages of a context be staff from here on. */
export async function signIn(context: BrowserContext, site: Site, staff: SignedIn): Promise<void> {
  const [name = '', value = ''] = staff.cookie.split('=');
  // A Secure cookie can be put in under an https address only; the browser sends it to http://localhost all the same.
  const url = site.origin.replace('http:', 'https:');
  await context.addCookies([{ name, value, url, secure: true, httpOnly: true, sameSite: 'Lax' }]);
}

// The packed one: half to send and to compile.
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What a loop goes through: at least one of them, for a loop over none proves nothing. */
export async function several(locator: Locator): Promise<Locator[]> {
  await expect(locator).not.toHaveCount(0);
  return locator.all();
}

/** Which of axe's rules: all that it has on by default, those alone whose answer hangs on the scheme of colours, or all but those. */
export type AxeRules = 'all' | 'colours' | 'structure';

const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block'];

/**
 * Fails with what axe finds on the page as it is now.
 *
 * @param state which state of the page this is, for the message
 * @param rules colours alone where all else was looked for in this state and width before, all but colours where another page
 *   stands for them: each takes half the time
 */
export async function expectNoAxeViolations(
  page: Page,
  state = 'as it is',
  rules: AxeRules = 'all',
): Promise<void> {
  await page.evaluate(layOutAll);
  await page.evaluate(untilStill);
  // axe itself and not its package for Playwright, which sends messages to the frames of other sites: the headless shell warns
  // of each in the console.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async ([asked, ofColours]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // Frames of others are not ours. Of a rule that passes only one part is described, which saves time.
      const options = { iframes: false, resultTypes: ['violations' as const] };
      const chosen = {
        all: {},
        colours: { runOnly: { type: 'rule' as const, values: [...ofColours] } },
        structure: { rules: Object.fromEntries(ofColours.map((rule) => [rule, { enabled: false }])) },
      };
      return (await axe.run({ ...options, ...chosen[asked] })).violations;
    },
    [rules, colourRules] as const,
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  );
  expect(found, state).toEqual([]);
}

/**
 * In the page: lays out what is far below too. A browser does not restyle it before somebody comes near, so that axe would read
 * colours of the scheme before.
 */
export function layOutAll(): void {
  if (document.adoptedStyleSheets.length > 0) return;
  const all = new CSSStyleSheet();
  all.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [all];
}

/** In the page: a colour on its way from one scheme to the other is no colour of ours; what inherits it sets out one frame later. */
async function untilStill(): Promise<void> {
  const stillFrames = 3;
  for (let still = 0; still < stillFrames; ) {
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter(({ effect }) => {
      // What is folded away stands still half-way until it is opened.
      const isFolded = effect instanceof KeyframeEffect && effect.target?.checkVisibility() === false;
      return !isFolded && effect?.getTiming().iterations !== Infinity;
    });
    await Promise.allSettled(moving.map((one) => one.finished));
    still = moving.length === 0 ? still + 1 : 0;
  }
}

/**
 * Presses what leads to another document, and waits until all of it is there: what is measured next is neither the page before nor
 * half of the one that comes.
 */
export async function toNextPage(page: Page, press: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await press();
  await loaded;
}

/**
 * For what a page's event begins and a test looks at later: where the page is closed first, nobody waits for it, and its failure
 * would be one of the whole run.
 */
export function lookedAt<Value>(value: Promise<Value>): Promise<Value> {
  value.catch(() => {});
  return value;
}

/** Keeps what a page asks for there from going on, as on a slow connection, until what it returns is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
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

export const holdScripts = (page: Page) => hold(page, '**/assets/*.js');

/**
 * Until scripts answer: before that a press is a link or a form of the server's HTML. On a public page every moving part
 * is touched, as none is awake before; one that wakes by itself only under conditions is left to them.
 */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isReact = (element: Element | null) =>
      Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'));
    const parts = [...document.querySelectorAll<HTMLElement>('[data-interactive]')].filter(
      ({ dataset }) => dataset.wake === undefined || matchMedia(dataset.wake).matches,
    );
    for (const part of parts) part.dispatchEvent(new Event('input', { bubbles: true }));
    return parts.length > 0 ? parts.every(({ isAwake }) => isAwake) : isReact(document.querySelector('main'));
  });
}
