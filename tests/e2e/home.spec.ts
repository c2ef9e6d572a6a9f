import { approachIn, facilitiesIn, startsIn, treatmentsIn } from '#app/content/home/home-content.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { homeSections } from '#tests/support/home-sections.ts';
import { carouselOf, untilCarouselHydrated } from './carousels.ts';
import { allOrFail, expect, expectNoAxeViolations, test, untilHydrated } from './fixtures.ts';
import { expectNoShift, recordShifts } from './layout-shift.ts';
import { replaceLinks, titledLinks } from './link-rows.ts';

const approach = approachIn('en');
const facilities = () => facilitiesIn('en', defaultFacts);
const starts = startsIn('en');
const treatments = treatmentsIn('en');

test('the sections are in the order of requirement 10, below "Who is the help for?"', {
  tag: '@full',
}, async ({ page, site }) => {
  await replaceLinks(site, [
    ...titledLinks('homestories', 'Story', 1, { consentBy: 'The patient' }),
    ...titledLinks('homeyoutube', 'Film', 1),
    ...titledLinks('homeinsta', 'Reel', 1),
  ]);
  await page.goto('/?complete=1');
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual(
    homeSections,
  );
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Call \+91/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByText('Check your policy first')).toBeVisible();
  // A row or a box within a section is a group. A landmark for each would leave a reader with sixteen.
  expect(await page.getByRole('region').count()).toBeLessThanOrEqual(9);
  await expect(page.getByText('These pictures are illustrations')).toHaveCount(1);
});

test('the four entries link to their pages, and the entry for urgent help calls with one tap', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/');
  for (const { title, links } of starts) {
    const door = page.getByRole('group', { name: title });
    await expect(door.getByRole('link')).toHaveCount(links.length);
    for (const { path, label } of links) {
      await expect(door.getByRole('link', { name: label })).toHaveAttribute('href', path);
    }
  }
  const calls = page.getByRole('group', { name: 'I need help now' }).getByRole('link');
  expect(await calls.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    'tel:112',
    'tel:14416',
    expect.stringMatching(/^tel:\+91\d{10}$/),
  ]);
  for (const link of await allOrFail(
    page.getByRole('region', { name: 'Who is the help for?' }).getByRole('link'),
  )) {
    const box = await link.boundingBox();
    if (box && !(await link.evaluate((element) => element.closest('p')))) {
      expect(box.height, await link.innerText()).toBeGreaterThanOrEqual(44);
    }
  }
});

test('on a phone all four entries are visible at once', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Who is the help for?' }).evaluate((heading) => {
    heading.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  for (const name of ['For me', 'For someone I care for', 'For a child', 'I need help now']) {
    await expect(page.getByRole('heading', { name })).toBeInViewport();
  }
});

test('the cards of Our Treatments and Our Services are clickable as a whole', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/');
  const card = page.getByRole('group', { name: 'Our Treatments' }).getByRole('article').first();
  await expect(card).toContainText(treatments[0]?.line ?? '');
  const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 };
  await card.click({ position: { x: width - 20, y: height - 20 } });
  await expect(page).toHaveURL(/\/psychiatry$/);
});

test.describe('the cards of Our Facilities', () => {
  const [{ title, about, link: words }] = facilities() as [ReturnType<typeof facilities>[number]];

  for (const motion of ['no-preference', 'reduce'] as const) {
    test(`turn over while the pointer is on them, and back at a click (${motion})`, { tag: '@full' }, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.goto('/');
      await untilCarouselHydrated(carouselOf(page, 'Our Facilities'));
      const card = page.getByRole('article', { name: title });
      const picture = card.getByRole('img');
      await expect(picture).toBeVisible();
      await expect(card.getByText(about)).toBeHidden();
      await card.hover();
      await expect(card.getByText(about)).toBeVisible();
      await expect(picture).toBeHidden();
      await card.getByRole('button').click();
      await expect(card.getByText(about)).toBeHidden();
      await expect(picture).toBeVisible();
      await page.mouse.move(5, 5);
      await card.hover();
      await expect(card.getByRole('link', { name: words.label })).toBeVisible();
      await page.mouse.move(5, 5);
      await expect(card.getByText(about)).toBeHidden();
    });
  }

  test('do not rotate with reduced motion', { tag: '@full' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await untilCarouselHydrated(carouselOf(page, 'Our Facilities'));
    const card = page.getByRole('article', { name: title });
    const transforms = () =>
      card.getByText(about).evaluate((text) => {
        const back = text.parentElement;
        const front = back?.previousElementSibling;
        return [back, front].map((side) => side && getComputedStyle(side).transform);
      });
    expect(await transforms()).toEqual(['none', 'none']);
    await card.hover();
    expect(await transforms()).toEqual(['none', 'none']);
  });

  test('turn over at keyboard focus, Tab goes to the link on the back, and they turn back when focus leaves', {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto('/');
    const row = carouselOf(page, 'Our Facilities');
    await untilCarouselHydrated(row);
    const card = page.getByRole('article', { name: title });
    const button = card.getByRole('button', { name: `About: ${title}` });
    await row.track.focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(card.getByText(about)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(card.getByText(about)).toBeHidden();
    await page.keyboard.press('Space');
    await expect(card.getByText(about)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card.getByText(about)).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(card.getByRole('link', { name: words.label })).toBeFocused();
    await expect(card.getByText(about)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(card.getByText(about)).toBeHidden();
    await expect(page.getByRole('button', { name: `About: ${facilities()[1]?.title}` })).toBeFocused();
  });

  test('expose nothing on their hidden side to keyboard or screen reader', { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto('/');
    await untilCarouselHydrated(carouselOf(page, 'Our Facilities'));
    const card = page.getByRole('article', { name: title });
    await expect(card.getByRole('link')).toHaveCount(0);
    await card.hover();
    await expect(card.getByRole('link')).toHaveCount(1);
    await expect(card.getByRole('img')).toHaveCount(0);
    await page.evaluate(() => document.getElementById('facilities')?.scrollIntoView());
    await expectNoAxeViolations(page, 'turned over');
  });
});

for (const width of [360, 1440]) {
  test(`nothing shifts while home and About load, are scrolled and are used at ${width} px`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await recordShifts(page);
    await page.goto('/');
    await untilHydrated(page);
    for (const label of ['Our Approach', 'Our Team of Experts']) {
      const row = carouselOf(page, label);
      await untilCarouselHydrated(row);
      await row.next.click();
    }
    const cards = carouselOf(page, 'Our Facilities');
    await untilCarouselHydrated(cards);
    await cards.part
      .getByRole('button', { name: /^About/ })
      .first()
      .click();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForTimeout(600);
    await expectNoShift(page);

    await page.goto('/about');
    const row = carouselOf(page, 'Pictures of our hospital');
    await untilCarouselHydrated(row);
    await row.next.click();
    await row.part.getByRole('button', { name: /^Pause/ }).click();
    await row.part.getByRole('button', { name: /^Play/ }).click();
    await page.waitForTimeout(600);
    await expectNoShift(page);
  });
}

test('with Save-Data no button is dead, and a card turns over for pointer and keyboard', {
  tag: '@full',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');
  const treatmentsRow = carouselOf(page, 'Our Treatments');
  await treatmentsRow.track.scrollIntoViewIfNeeded();
  await expect(treatmentsRow.next).toBeHidden();
  const [first, second] = facilities();
  const about = (facility = first) => page.getByText(facility?.about ?? '', { exact: true });
  await page.getByRole('article', { name: first?.title }).hover();
  await expect(about(first)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(about(first)).toBeHidden();
  await page.getByRole('button', { name: `About: ${second?.title}` }).focus();
  await expect(about(second)).toBeVisible();
});

test('every card of Our Approach has text and a link', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  const items = carouselOf(page, 'Our Approach').track.getByRole('article');
  await expect(items).toHaveCount(approach.length);
  for (const [index, { title, text, path }] of approach.entries()) {
    await expect(items.nth(index).getByRole('heading', { name: title })).toBeAttached();
    await expect(items.nth(index)).toContainText(text);
    await expect(items.nth(index).getByRole('link')).toHaveAttribute('href', path);
  }
});
