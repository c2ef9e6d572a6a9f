import {
  approachIn,
  facilitiesIn,
  servicesIn,
  startsIn,
  structureIn,
  treatmentsIn,
} from '#app/content/home/home-content.ts';
import { aboutRooms, findRoom } from '#app/content/rooms/rooms.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { expect, test } from './fixtures.ts';

const approach = approachIn('en');
const facilities = () => facilitiesIn('en', defaultFacts);
const starts = startsIn('en');
const structure = () => structureIn('en', defaultFacts);
const services = servicesIn('en');
const treatments = treatmentsIn('en');

for (const width of [360, 1440]) {
  test(`without scripts every part of home is reachable at ${width} px`, { tag: '@full' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const main = page.getByRole('main');
    for (const { title, links } of starts) {
      for (const { label } of links) {
        const link = main.getByRole('group', { name: title }).getByRole('link', { name: label });
        await link.scrollIntoViewIfNeeded();
        await expect(link).toBeInViewport();
      }
    }
    for (const [label, cards] of [
      ['Our Treatments', treatments],
      ['Our Services', services],
    ] as const) {
      const row = main.getByRole('group', { name: label });
      for (const { label: name, line } of cards) {
        await row.getByText(line).scrollIntoViewIfNeeded();
        await expect(row.getByText(line)).toBeInViewport();
        await expect(row.getByRole('link', { name })).toBeInViewport();
      }
      await expect(row.getByRole('button')).toHaveCount(0);
    }
    const approachRow = main.getByRole('group', { name: 'Our Approach' });
    for (const { text } of approach) {
      await approachRow.getByText(text).scrollIntoViewIfNeeded();
      await expect(approachRow.getByText(text)).toBeInViewport();
    }
    await expect(approachRow.getByRole('button')).toHaveCount(0);
    for (const { title } of structure()) await expect(main.getByText(title, { exact: true })).toBeVisible();
    const doctors = main.getByRole('group', { name: 'Our Team of Experts' }).getByRole('article');
    await doctors.last().scrollIntoViewIfNeeded();
    await expect(doctors.last()).toBeInViewport();
  });
}

test('without scripts a card turns over under a pointer and at keyboard focus, and Tab goes to its link', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/');
  for (const { title, about, link } of facilities()) {
    const card = page.getByRole('article', { name: title });
    await page.mouse.move(5, 5);
    await expect(card.getByText(about)).toBeHidden();
    await card.hover();
    await expect(card.getByText(about)).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(card.getByText(about)).toBeHidden();
    await card.getByRole('button').focus();
    await expect(card.getByText(about)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(card.getByRole('link', { name: link.label })).toBeFocused();
    await expect(card.getByText(about)).toBeVisible();
  }
});

test('without scripts the 7 pictures of About are a scrolling row, with no dead button', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/about');
  const row = page.getByRole('group', { name: 'Pictures of our hospital' });
  for (const room of aboutRooms) {
    const name = row.getByText(findRoom(room).title, { exact: true });
    await name.scrollIntoViewIfNeeded();
    await expect(name).toBeInViewport();
  }
  await expect(row.getByRole('button')).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('without scripts a card turns over at a tap', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    const [facility] = facilities();
    const card = page.getByRole('article', { name: facility?.title });
    await card.getByRole('button').tap();
    await expect(card.getByText(facility?.about ?? '')).toBeVisible();
  });
});
