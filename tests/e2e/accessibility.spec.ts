import { allPages, findInformationPage, informationGroups, taskPages } from '#app/navigation/pages.ts';
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
import { expect, expectNoAxeViolations, type Page } from './fixtures.ts';
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

test('the sample information pages exist, and every information page is in a group', () => {
  expect(samples.filter((path) => !findInformationPage(path))).toEqual([]);
  const grouped = informationGroups.flatMap(({ pages }) => pages.map(({ path }) => path as string));
  expect(catalogue.filter((path) => findInformationPage(path) && !grouped.includes(path))).toEqual([]);
});

/** Information pages outside the sample. The full run checks each of them like the samples. */
const isOfTemplate = (path: string) =>
  !isFull && findInformationPage(path) !== undefined && !samples.includes(path);

function looksOf(path: string) {
  // These three pages contain every component that other pages use: moving rows, cards and a search, and a
  // long text with a wide table.
  if (['/', '/doctors', '/headache-clinic'].includes(path)) return sampleModes;
  return isOfTemplate(path) ? templateModes : layoutModes;
}

async function expectSoundLayout(page: Page, path: string): Promise<void> {
  const looks = looksOf(path);
  // A tablet gets the same markup as a phone in another layout, so layout shifts are measured on a phone and
  // a desktop only.
  const readAt = [360, 1440].filter((width) => looks.some((look) => look.width === width));
  for (const width of readAt) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    // The samples are scrolled through for the whole template.
    if (!isOfTemplate(path)) await scrollThrough(page);
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
      await expectNoAxeViolations(page, state, look.rules);
      if (catalogue.includes(path)) await expectHeroContrast(page, state);
    }
  }
}

const rules = 'no layout shift, no sideways scrolling, no axe violation, and readable text over the hills';

for (const path of paths.filter((path) => !isOfTemplate(path))) {
  test(`${path}: ${rules}, ${describeModes(looksOf(path))}`, async ({ page, allowFaults }) => {
    if (path === missing) allowFaults('404');
    await expectSoundLayout(page, path);
  });
}

// One test for each group, because a test costs more than the visit of a page.
for (const { id, pages } of informationGroups) {
  const ofTemplate = pages.map(({ path }) => path).filter(isOfTemplate);
  if (ofTemplate.length === 0) continue;
  test(`${ofTemplate.length} pages of ${id}: ${rules}, ${describeModes(templateModes)}`, async ({ page }) => {
    for (const path of ofTemplate) await test.step(path, () => expectSoundLayout(page, path));
  });
}
