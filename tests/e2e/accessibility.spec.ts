import { allPages, findInformationPage, taskPages } from '#app/navigation/pages.ts';
import { checkPages, toolPages } from '#app/navigation/self-help-pages.ts';
import { offlinePath } from '#app/offline/kept-pages.ts';
import { bookable } from './booking.ts';
import { expect, expectNoAxeViolations } from './fixtures.ts';
import { expectHeroContrast } from './hero-contrast.ts';
import { expectStill, readThrough } from './layout-shift.ts';
import {
  everyLook,
  expectNothingWide,
  isFull,
  said,
  sampleLooks,
  templateLooks,
  wear,
  widths,
} from './looks.ts';
import { test } from './one-window.ts';

const missing = '/nowhere-at-all';
const catalogue = allPages.map((page) => page.path as string);
/** What helps by itself: the others are the same sheets with other questions. */
const helping = [
  checkPages.mood,
  toolPages.tools,
  toolPages.safetyPlan,
  toolPages.sleepDiary,
  toolPages.fitTimer,
].map((page) => page.path);
const asking = [...Object.values(taskPages).map((page) => page.path), ...helping, `${bookable.path}/book`];
const paths = [...catalogue, ...asking, '/signin', offlinePath, missing];

/** The information pages that stand for all: a group's overview, one with a wide table, one with a long title. */
const samples = ['/psychiatry', '/headache-clinic', '/non-refreshing-sleep'];

test('the sample of the information pages is of pages that are there', () => {
  expect(samples.filter((path) => !findInformationPage(path))).toEqual([]);
});

function looksOf(path: string) {
  // Between them they have every part that others are made of: the moving rows, cards and a search, a long text with a wide table.
  if (['/', '/doctors', '/headache-clinic'].includes(path)) return sampleLooks;
  return findInformationPage(path) && !samples.includes(path) ? templateLooks : everyLook;
}

for (const path of paths) {
  const looks = looksOf(path);
  // What a tablet gets is what a phone got, laid out again.
  const readAt = [360, 1440].filter((width) => looks.some((look) => look.width === width));

  test(`${path}: nothing moves by itself or scrolls sideways, axe finds nothing and the words over the hills stand out, ${said(looks)}`, async ({
    page,
    allowFaults,
  }) => {
    if (path === missing) allowFaults('404');
    for (const width of readAt) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      // What the samples do not move while they are read, the template does not.
      if (isFull || looks !== templateLooks) await readThrough(page);
      await expectStill(page, `${width} px wide`);
    }
    for (const width of widths.toReversed()) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingWide(page, `${width} px wide`);
      for (const look of looks.filter((one) => one.width === width)) {
        const seen = `${look.colorScheme}, ${width} px wide`;
        await wear(page, look);
        if (look.rules === 'none') continue;
        await expectNoAxeViolations(page, seen, look.rules);
        if (catalogue.includes(path)) await expectHeroContrast(page, seen);
      }
    }
  });
}
