import { allPages, taskPages } from '#app/navigation/pages.ts';
import { selfCheckPages, toolPages } from '#app/navigation/self-help-pages.ts';
import { offlinePath } from '#app/offline/offline-pages.ts';
import { bookableDoctor } from './booking.ts';
import {
  applyMode,
  describeModes,
  expectNoSidewaysScroll,
  layoutModes,
  sampleModes,
  widths,
} from './display-modes.ts';
import { expectNoAxeViolations, type Page } from './fixtures.ts';
import { expectHeroContrast } from './hero-contrast.ts';
import { expectNoShift, scrollThrough } from './layout-shift.ts';
import { test } from './shared-window.ts';

const missing = '/nowhere-at-all';
const catalogue = allPages.map((page) => page.path as string);
/** Self-help pages with a layout of their own. The others are the same sheets with other questions. */
const helping = [
  selfCheckPages.mood,
  toolPages.tools,
  toolPages.firstAid,
  toolPages.safetyPlan,
  toolPages.sleepDiary,
  toolPages.fitTimer,
].map((page) => page.path);
const asking = [
  ...Object.values(taskPages).map((page) => page.path),
  ...helping,
  `${bookableDoctor.path}/book`,
];
const paths = [...catalogue, ...asking, '/signin', offlinePath, missing];

/**
 * A page of each template, which a browser visits at each commit: home, the directory, an information page with a
 * wide table, the prices, a booking and a page of self-help. A legal page, a missing page and the sign-in have nothing that these
 * do not have. Tests of the doctor's page and of the staff area check their own templates.
 */
const samples = [
  '/',
  '/doctors',
  '/headache-clinic',
  '/therapyCounselling',
  `${bookableDoctor.path}/book`,
  toolPages.safetyPlan.path,
];

const unknownSamples = samples.filter((path) => !paths.includes(path));
if (unknownSamples.length > 0) throw new Error(`No page is at ${unknownSamples.join(', ')}.`);

function looksOf(path: string) {
  // These three pages contain every component that other pages use: moving rows, cards and a search, and a
  // long text with a wide table.
  return ['/', '/doctors', '/headache-clinic'].includes(path) ? sampleModes : layoutModes;
}

async function expectSoundLayout(page: Page, path: string): Promise<void> {
  const looks = looksOf(path);
  // A tablet gets the same markup as a phone in another layout, so layout shifts are measured on a phone and
  // a desktop only.
  const readAt = [360, 1440].filter((width) => looks.some((look) => look.width === width));
  for (const width of readAt) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await scrollThrough(page);
    await expectNoShift(page, `${path}, ${width} px wide`);
  }
  for (const width of widths.toReversed()) {
    const looksAtWidth = looks.filter((look) => look.width === width);
    if (looksAtWidth.length === 0) continue;
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page, `${path}, ${width} px wide`);
    for (const look of looksAtWidth) {
      const state = `${path}, ${look.colorScheme}, ${width} px wide`;
      await applyMode(page, look);
      if (look.rules === 'none') continue;
      await expectNoAxeViolations(page, state);
      if (catalogue.includes(path)) await expectHeroContrast(page, state);
    }
  }
}

const rules = 'no layout shift, no sideways scrolling, no axe violation, and readable text over the hills';

for (const path of paths) {
  const title = `${path}: ${rules}, ${describeModes(looksOf(path))}`;
  test(title, samples.includes(path) ? {} : { tag: '@full' }, async ({ page, allowFaults }) => {
    if (path === missing) allowFaults('404');
    await expectSoundLayout(page, path);
  });
}
