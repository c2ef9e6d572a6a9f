import { isFull } from '#tests/support/test-matrix.ts';
import { expect, expectNoAxeViolations, forceLayout, type Page } from './fixtures.ts';

/** A window width and a colour scheme in which a page is checked, and whether axe runs there. */
export interface DisplayMode {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
  readonly rules: 'all' | 'none';
}

/** A phone, a tablet and a desktop, in pixels. */
export const widths = [360, 768, 1440] as const;

const wholeMatrix: readonly DisplayMode[] = widths.flatMap((width) => [
  { width, colorScheme: 'light', rules: 'all' },
  { width, colorScheme: 'dark', rules: 'all' },
]);

/** For the few pages that contain every component. Each commit checks each scheme once with every rule, and the width of a tablet. */
export const sampleModes: readonly DisplayMode[] = isFull
  ? wholeMatrix
  : [
      { width: 360, colorScheme: 'light', rules: 'all' },
      { width: 768, colorScheme: 'light', rules: 'none' },
      { width: 1440, colorScheme: 'dark', rules: 'all' },
    ];

/** For pages with a layout of their own: axe on a phone, and no sideways scrolling on a tablet and a desktop. */
export const layoutModes: readonly DisplayMode[] = isFull
  ? wholeMatrix
  : [
      { width: 360, colorScheme: 'dark', rules: 'all' },
      { width: 768, colorScheme: 'light', rules: 'none' },
      { width: 1440, colorScheme: 'light', rules: 'none' },
    ];

/** For pages that share another page's layout: only their own text can break something. */
export const sharedLayoutModes: readonly DisplayMode[] = isFull
  ? wholeMatrix
  : [{ width: 360, colorScheme: 'dark', rules: 'all' }];

/** Describes the modes for a test title. */
export function describeModes(modes: readonly DisplayMode[]): string {
  if (modes === sampleModes) return 'light on a phone and dark on a desk';
  return 'dark on a phone';
}

export async function applyMode(
  page: Page,
  { width, colorScheme }: Pick<DisplayMode, 'width' | 'colorScheme'>,
): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
  await page.evaluate(forceLayout);
  await page.evaluate(holdTransitions);
  await page.emulateMedia({ colorScheme });
  await page.evaluate(releaseTransitions);
}

/**
 * Runs in the page: disables transitions, so that a change of scheme is instant. Elements that inherit a
 * colour would otherwise start their transition later.
 */
function holdTransitions(): void {
  const held = new CSSStyleSheet();
  held.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets.push(held);
}

/** Runs in the page: enables transitions again. The layout before it makes sure that none starts. */
function releaseTransitions(): void {
  document.documentElement.getBoundingClientRect();
  document.adoptedStyleSheets.pop();
}

/**
 * Fails if the page can be scrolled sideways.
 *
 * @param state description of the page's state for the error message
 */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  // A page that has just been requested has no root element yet on a busy machine; the poll then asks again.
  const over = () =>
    page.evaluate(() => {
      const root = document.documentElement as HTMLElement | null;
      return root ? root.scrollWidth - root.clientWidth : Number.POSITIVE_INFINITY;
    });
  // After `setViewportSize` Chromium has the new width at once, and applies media queries some frames later.
  await expect.poll(over, { message: state }).toBeLessThanOrEqual(0);
}

/**
 * Fails if axe finds a violation or the page scrolls sideways, in each of the display modes.
 *
 * @param state description of the page's state for the error message
 */
export async function expectAccessibleIn(
  page: Page,
  modes: readonly DisplayMode[],
  state = 'as it is',
): Promise<void> {
  for (const mode of modes) {
    const context = `${state}, ${mode.colorScheme}, ${mode.width} px wide`;
    await applyMode(page, mode);
    await expectNoSidewaysScroll(page, context);
    if (mode.rules === 'all') await expectNoAxeViolations(page, context);
  }
}
