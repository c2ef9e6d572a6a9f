import { expectNoSidewaysScroll } from './display-modes.ts';
import { expect, forceLayout, type Page, test } from './fixtures.ts';
import { installLocalizedFonts } from './localized-fonts.ts';
import { lostTexts } from './lost-texts.ts';
import { templatePaths } from './templates.ts';

/** Runs in the page: sets the text spacing of WCAG 1.4.12. The security policy forbids an added `style` element. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** Number of controls, and the pairs of them that overlap in the frame's bars and within each card. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const bars = 'section:has(> div > [popover]), header, aside';
    const groups = [...document.querySelectorAll(`${bars}, main li, main article, main form`)];
    const found = new Set<string>();
    let count = 0;
    /** Boxes of a control. A link within text has one for each line, without its padding, which is a touch area only. */
    const boxesOf = (control: Element) => {
      if (getComputedStyle(control).display !== 'inline') return [control.getBoundingClientRect()];
      const size = Number.parseFloat(getComputedStyle(control).fontSize);
      const range = document.createRange();
      range.selectNodeContents(control);
      return [...range.getClientRects()].map(
        ({ left, width, top, height }) => new DOMRect(left, top + (height - size) / 2, width, size),
      );
    };
    const isVisible = (control: Element) => {
      const { width, height } = control.getBoundingClientRect();
      return width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true });
    };
    const nameOf = (control: Element) => control.textContent.trim() || control.ariaLabel;
    for (const group of groups) {
      const controls = [...group.querySelectorAll('a[href], button, summary')]
        .filter(isVisible)
        .map((control) => ({ control, boxes: boxesOf(control) }));
      count += controls.length;
      for (const [index, one] of controls.entries()) {
        for (const other of controls.slice(index + 1)) {
          if (one.control.contains(other.control)) continue;
          const overlap = one.boxes.some((a) =>
            other.boxes.some(
              (b) =>
                Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
                Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
            ),
          );
          if (overlap) found.add(`${nameOf(one.control)} | ${nameOf(other.control)}`);
        }
      }
    }
    return { count, found: [...found] };
  });

test.beforeEach(async ({ context }) => {
  await installLocalizedFonts(context);
});

for (const path of templatePaths) {
  test(
    `${path} at 360 px loses and overlaps nothing with the text spacing of WCAG 1.4.12`,
    path === '/depression' ? {} : { tag: '@full' },
    async ({ page }) => {
      await page.goto(path);
      await page.evaluate(forceLayout);
      const heightBefore = await page.evaluate(() => document.body.scrollHeight);
      await page.evaluate(spaceText);
      expect(await page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(heightBefore);

      await expectNoSidewaysScroll(page, path);
      expect(await lostTexts(page)).toEqual([]);
      const { count, found } = await overlaps(page);
      expect(count, 'the bars alone have more controls').toBeGreaterThan(10);
      expect(found).toEqual([]);
    },
  );
}
