import { allOrFail, expect, test } from './fixtures.ts';

for (const path of ['/doctors', '/hi/doctors']) {
  test(`on a phone two cards of ${path} fit in a window 800 px high, with two buttons side by side for a thumb`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto(path);
    for (const card of await allOrFail(page.getByRole('article'))) {
      await card.scrollIntoViewIfNeeded();
      const height = (await card.boundingBox())?.height;
      // The gap to the next card is at most 17 px, so two cards with their gaps take 780 px.
      expect(height).toBeLessThanOrEqual(373);
      // The first link is the name.
      const [, ...buttons] = await allOrFail(card.getByRole('link'));
      const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
      expect(boxes).toHaveLength(2);
      expect(boxes[0]?.y).toBe(boxes[1]?.y);
      for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  });
}
