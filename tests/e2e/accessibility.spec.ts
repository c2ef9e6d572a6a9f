import { allPages, findInformationPage, taskPages } from '#app/navigation/pages.ts';
import { selfCheckPages, toolPages } from '#app/navigation/self-help-pages.ts';
import { offlinePath } from '#app/offline/offline-pages.ts';
import { bookableDoctor } from './booking.ts';
import {
  applyMode,
  describeModes,
  expectNoSidewaysScroll,
  isFull,
  layoutModes,
  sampleModes,
  templateModes,
  widths,
} from './display-modes.ts';
import { expect, expectNoAxeViolations } from './fixtures.ts';
import { expectHeroContrast } from './hero-contrast.ts';
import { expectNoShift, scrollThrough } from './layout-shift.ts';
import { test } from './shared-window.ts';

const missing = '/nowhere-at-all';
const catalogue = allPages.map((page) => page.path as string);
/** Self-help pages with a layout of their own. The others are the same sheets with other questions. */
const helping = [
  selfCheckPages.mood,
  toolPages.tools,
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
 * Information pages that stand for all: an overview of a group, one with a wide table, one with a long title.
 */
const samples = ['/psychiatry', '/headache-clinic', '/non-refreshing-sleep'];

test('the sample information pages exist', () => {
  expect(samples.filter((path) => !findInformationPage(path))).toEqual([]);
});

function looksOf(path: string) {
  // These three pages contain every component that other pages use: moving rows, cards and a search, and a
  // long text with a wide table.
  if (['/', '/doctors', '/headache-clinic'].includes(path)) return sampleModes;
  return findInformationPage(path) && !samples.includes(path) ? templateModes : layoutModes;
}

for (const path of paths) {
  const looks = looksOf(path);
  // A tablet gets the same markup as a phone in another layout, so layout shifts are measured on a phone and
  // a desktop only.
  const readAt = [360, 1440].filter((width) => looks.some((look) => look.width === width));

  test(`${path}: no layout shift, no sideways scrolling, no axe violation, and readable text over the hills, ${describeModes(looks)}`, async ({
    page,
    allowFaults,
  }) => {
    if (path === missing) allowFaults('404');
    for (const width of readAt) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      // Pages of a template are read through in the full run only, because the samples already cover the
      // template.
      if (isFull || looks !== templateModes) await scrollThrough(page);
      await expectNoShift(page, `${width} px wide`);
    }
    for (const width of widths.toReversed()) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page, `${width} px wide`);
      for (const look of looks.filter((one) => one.width === width)) {
        const seen = `${look.colorScheme}, ${width} px wide`;
        await applyMode(page, look);
        if (look.rules === 'none') continue;
        await expectNoAxeViolations(page, seen, look.rules);
        if (catalogue.includes(path)) await expectHeroContrast(page, seen);
      }
    }
  });
}
