import { firstAidBoxIds } from '#app/content/sheets/first-aid-boxes.ts';
import { localeTags } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { toolPages } from '#app/navigation/self-help-pages.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { installLocalizedFonts } from './localized-fonts.ts';
import { a4, sheetsOf } from './paper.ts';

/** 10 pt in CSS pixels. */
const leastSize = (10 / 72) * 96;

for (const locale of localeTags) {
  // Gurmukhi is higher than Latin, and the Punjabi text is longer than the Hindi one.
  const tag = locale === 'pa' ? {} : { tag: '@full' };
  test(
    `the first-aid sheet prints on one A4 page in letters of at least 10 pt (${locale})`,
    tag,
    async ({ page, context }) => {
      await installLocalizedFonts(context);
      await page.goto(pathIn(locale, toolPages.firstAid.path));
      await expectNoAxeViolations(page, locale);
      expect(await sheetsOf(page)).toEqual([a4]);
      await page.emulateMedia({ media: 'print' });
      const sizes = await page
        .locator('main li[id] > *')
        .evaluateAll((parts) => parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));
      expect(sizes).toHaveLength(firstAidBoxIds.length * 3);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(leastSize);
      // A text longer than its box would run over the next one.
      const cut = await page
        .locator('main li[id]')
        .evaluateAll((boxes) =>
          boxes.filter((box) => box.scrollHeight > box.clientHeight + 1).map(({ id }) => id),
        );
      expect(cut).toEqual([]);
    },
  );
}
