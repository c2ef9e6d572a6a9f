/** Folded parts of long pages on a phone of 360 × 640 px. `folds.noscript.spec.ts` opens them without scripts. */
import { pathIn } from '#app/languages/localized-path.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { toolPages } from '#app/navigation/self-help-pages.ts';
import { dayInIndia, weekdayOf } from '#app/time/calendar.ts';
import { type DisplayMode, expectAccessibleIn } from './display-modes.ts';
import { expect, type Page, test } from './fixtures.ts';
import { installLocalizedFonts } from './localized-fonts.ts';

const screen = { width: 360, height: 640 };

test.beforeEach(({ page }) => page.setViewportSize(screen));

const { aToZ, prices } = publicPages;
const { sleepDiary, headacheDiary } = toolPages;

const phoneModes = (['light', 'dark'] as const).map(
  (colorScheme): DisplayMode => ({ colorScheme, width: screen.width, rules: 'all' }),
);

/** Height of a page in screens, after every part is laid out. */
async function screensOf(page: Page): Promise<number> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < (await height()); top += screen.height) {
    await page.evaluate((y) => scrollTo(0, y), top);
  }
  return (await height()) / screen.height;
}

/** Limits are the heights of 29 November 2026 with 4 % for a few more words. */
for (const [path, english, hindi] of [
  [aToZ.path, 4.2, 4],
  [sleepDiary.path, 3.7, 4.3],
  [headacheDiary.path, 4.2, 4.9],
  [prices.path, 8.5, 9.8],
  ['/depression', 9.9, 11.7],
  ['/', 9.8, 11.3],
] as const) {
  test(`on a phone ${path} has at most ${english} screens, and in Hindi ${hindi}`, {
    tag: '@full',
  }, async ({ page, context }) => {
    await installLocalizedFonts(context);
    await page.goto(path);
    expect(await screensOf(page)).toBeLessThanOrEqual(english);
    await page.goto(pathIn('hi', path));
    expect(await screensOf(page)).toBeLessThanOrEqual(hindi);
  });
}

test('A to Z shows the names of one letter, below all letters, and the keyboard opens another one', async ({
  page,
}) => {
  await page.goto(aToZ.path);
  const anxiety = page.getByRole('link', { name: 'Anxiety', exact: true });
  const bipolar = page.getByRole('link', { name: 'Bipolar disorder', exact: true });
  await expect(anxiety).toBeVisible();
  await expect(bipolar).toBeHidden();
  const [conditions] = await page.getByRole('region', { name: 'Conditions and worries' }).all();
  const letter = conditions?.locator('summary').nth(1);
  const before = await letter?.boundingBox();
  await letter?.focus();
  await page.keyboard.press('Enter');
  await expect(bipolar).toBeVisible();
  await expect(anxiety).toBeHidden();
  expect(await letter?.boundingBox()).toEqual(before);
  expect((await bipolar.boundingBox())?.y).toBeGreaterThan(
    (await conditions?.locator('summary').last().boundingBox())?.y ?? 0,
  );
  // The other parts keep their own letters.
  await page.goto(`${aToZ.path}#medicines-l`);
  await expect(page.getByRole('link', { name: 'Lithium', exact: true })).toBeInViewport();
  await expect(bipolar).toBeVisible();
});

test('a diary shows the questions of today, asks for numbers with their keyboard, and marks a day with an answer', async ({
  page,
}) => {
  const now = dayInIndia(new Date());
  const weekday = weekdayOf(now).toLowerCase();
  const another = weekday === 'thu' ? 'fri' : 'thu';
  await page.goto(sleepDiary.path);
  const asked = page.getByLabel('Lay down to sleep at');
  await expect(asked.filter({ visible: true })).toHaveCount(1);
  const today = page.locator(`#${weekday}-lay`);
  await expect(today).toBeVisible();
  await expect(today).toHaveAttribute('inputmode', 'decimal');
  await expect(page.locator(`#${weekday}-woke`)).toHaveAttribute('inputmode', 'numeric');
  const mark = (day: string) =>
    page.locator(`#${day} > summary`).evaluate((name) => getComputedStyle(name, '::after').content);
  expect(await mark(weekday)).toBe('none');
  await today.fill('22.30');
  expect(await mark(weekday)).not.toBe('none');
  await page.locator(`#${another} > summary`).tap();
  await expect(today).toBeHidden();
  await page.reload();
  await expect(today).toHaveValue('22.30');

  await page.goto(headacheDiary.path);
  const date = Number(now.slice(-2));
  await expect(page.locator(`#d${date}-time`)).toBeVisible();
  await expect(page.locator(`#d${(date % 28) + 1}-time`)).toBeHidden();
});

test('a link to a section, a list or the planner opens it', async ({ page }) => {
  await page.goto('/depression#how-does-it-show');
  await expect(page.locator('#how-does-it-show')).toBeInViewport();
  await page.goto('/depression#sources');
  await expect(page.getByRole('link', { name: /fact sheet/ }).first()).toBeVisible();
  await page.goto(`${prices.path}#testing`);
  await expect(page.getByRole('table', { name: 'Testing: prices in rupees' })).toBeVisible();
  await page.goto(`${prices.path}#plan`);
  await expect(page.getByRole('button', { name: 'Work out the cost' })).toBeVisible();
});

for (const width of [360, 1440]) {
  test(`on paper every fold is open, from a screen of ${width} px`, {
    tag: width === 360 ? [] : '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ media: 'print' });
    await page.goto(aToZ.path);
    await expect(page.getByRole('link', { name: 'Bipolar disorder', exact: true })).toBeVisible();
    await page.goto('/depression');
    await expect(page.getByText('no pleasure in food, music, prayer')).toBeVisible();
    await expect(page.getByRole('link', { name: /fact sheet/ }).first()).toBeVisible();
    await page.goto(sleepDiary.path);
    // Each day is a row of the table.
    for (const id of ['mon', 'sun2']) {
      const fields = page.locator(`#${id} input`);
      const tops = await fields.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      await expect(page.locator(`#${id}-name`)).toBeVisible();
    }
    await page.goto(prices.path);
    await expect(page.getByRole('table', { name: 'Testing: prices in rupees' })).toBeVisible();
  });
}

for (const path of [aToZ.path, sleepDiary.path]) {
  test(`axe finds nothing in the letters and days of ${path} on a phone`, { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto(path);
    await expectAccessibleIn(page, phoneModes);
  });
}

test('a wide screen has every part open, and names that are no buttons', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/depression');
  await expect(page.getByText('no pleasure in food, music, prayer')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How does it show?' })).toBeVisible();
  for (const [path, text] of [
    [aToZ.path, 'Bipolar affective disorder'],
    [sleepDiary.path, 'Tuesday'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    const takesFocus = await page.locator('main summary').evaluateAll((all) =>
      all.map((summary) => {
        (summary as HTMLElement).focus();
        return document.activeElement === summary;
      }),
    );
    expect(takesFocus.length).toBeGreaterThan(10);
    expect(takesFocus).not.toContain(true);
  }
});
