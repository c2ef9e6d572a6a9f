import { defaultLocale, type Locale, localeTags } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { searchPath } from '#app/navigation/navigation.ts';
import { home, publicPages, taskPages } from '#app/navigation/pages.ts';
import { selfCheckPages, toolPages } from '#app/navigation/self-help-pages.ts';
import { offlinePath } from '#app/offline/offline-pages.ts';
import { deskPath } from '#app/staff-area/frame/desk-paths.ts';
import { isFull } from '#tests/support/test-matrix.ts';
import { bookableDoctor } from './booking.ts';
import { expectNoSidewaysScroll } from './display-modes.ts';
import { expect, forceLayout, type Page, test } from './fixtures.ts';
import { installLocalizedFonts } from './localized-fonts.ts';

/** Text sizes of the browser's settings: half as large again on a phone, and twice as large (WCAG 1.4.4) on a phone and a desktop. */
const settings = [
  { text: 24, width: 360 },
  { text: 32, width: 360 },
  { text: 32, width: 1280 },
] as const;

const missing = '/nowhere-at-all';
const bookingPath = `${bookableDoctor.path}/book`;

/** A page of each template. */
const templates: readonly string[] = [
  home.path,
  ...Object.values(publicPages).map(({ path }) => path),
  ...Object.values(taskPages).map(({ path }) => path),
  ...Object.values(toolPages).map(({ path }) => path),
  bookableDoctor.path,
  bookingPath,
  '/depression',
  '/headache-clinic',
  `${publicPages.doctors.path}?q=nobody`,
  `${publicPages.pictures.path}?photo=1`,
  selfCheckPages.mood.path,
  searchPath,
  `${searchPath}?q=fits`,
  offlinePath,
  missing,
];

/**
 * The pages of each commit: home, all urgent signs with a search and many lists, and a booking with its steps.
 */
const samples: readonly string[] = [home.path, publicPages.urgent.path, bookingPath];

/** Locales of each commit: the default one, and the one with the longest words. */
const testedLocales: readonly Locale[] = isFull ? localeTags : ['en', 'pa'];

/** Opens a page with each setting and fails if it scrolls sideways, or if a control of the header stands outside the window. */
async function expectToFit(page: Page, address: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const { text, width } of settings) {
    const state = `${address}, ${width} px wide, text of ${text} px`;
    await page.setViewportSize({ width, height: 740 });
    // The setting of the browser, which media queries follow too. A page that is open does not follow it well.
    await session.send('Page.setFontSizes', { fontSizes: { standard: text } });
    await page.goto(address);
    await page.evaluate(forceLayout);
    // Some scripts are set larger still.
    const root = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(Number.parseFloat(root), state).toBeGreaterThanOrEqual(text);
    await expectNoSidewaysScroll(page, state);
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('header a, header button')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => {
          const { left, right } = control.getBoundingClientRect();
          return left < 0 || right > innerWidth;
        })
        .map(({ textContent }) => textContent),
    );
    expect(outside, state).toEqual([]);
  }
  await session.detach();
}

/** The address of the last choice of a booking step. The demonstration has bookings on the first days. */
const lastChoice = (page: Page, step: 'date' | 'slot') =>
  page
    .locator(`main a[href*="${step}="]${step === 'date' ? ':not([href*="slot="])' : ''}`)
    .last()
    .getAttribute('href');

test.beforeEach(async ({ context }) => {
  await installLocalizedFonts(context);
});

for (const path of templates) {
  test(
    `${path} does not scroll sideways with a text of 24 px and of 200 %`,
    samples.includes(path) ? {} : { tag: '@full' },
    async ({ page, site, allowFaults }) => {
      if (path === missing) allowFaults('404');
      for (const locale of testedLocales) {
        const address = pathIn(locale, path);
        // A locale may have no self-checks.
        if (locale !== defaultLocale && path !== missing && !(await site.fetch(address)).ok) continue;
        await expectToFit(page, address);
        if (path !== bookingPath) continue;
        for (const step of ['date', 'slot'] as const) {
          const next = await lastChoice(page, step);
          expect(next, step).toContain(`${step}=`);
          await expectToFit(page, next ?? '');
        }
      }
    },
  );
}

test('the sign-in and the list of the desk do not scroll sideways with a large text', {
  tag: '@full',
}, async ({ signedInPage: page }) => {
  await expectToFit(page, deskPath);
  await page.context().clearCookies();
  await expectToFit(page, '/signin');
});
