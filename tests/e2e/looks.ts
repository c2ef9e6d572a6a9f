import { type AxeRules, expect, expectNoAxeViolations, layOutAll, type Page } from './fixtures.ts';

/** A width of the window and a scheme of colours: what a page is seen in, and what axe has to look for there, if anything. */
export interface Look {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
  readonly rules: AxeRules | 'none';
}

/** A phone, a tablet and a desk. */
export const widths = [360, 768, 1440] as const;

/** `npm test -- full` leaves nothing out (tools/testing/steps.ts). */
export const isFull = process.env.TEST_MATRIX === 'full';

const wholeMatrix: readonly Look[] = widths.flatMap((width) => [
  { width, colorScheme: 'light', rules: 'all' },
  { width, colorScheme: 'dark', rules: 'all' },
]);

/** For the few screens of which every part of the site is made: at each commit too they are seen in all but a tablet's dark. */
export const sampleLooks: readonly Look[] = isFull
  ? wholeMatrix
  : [
      { width: 360, colorScheme: 'light', rules: 'all' },
      { width: 360, colorScheme: 'dark', rules: 'colours' },
      { width: 768, colorScheme: 'light', rules: 'all' },
      { width: 1440, colorScheme: 'light', rules: 'all' },
      { width: 1440, colorScheme: 'dark', rules: 'colours' },
    ];

/** For each screen with a composition of its own: each end of the widths and each scheme once, and whether a tablet is wide enough. */
export const everyLook: readonly Look[] = isFull
  ? wholeMatrix
  : [
      { width: 360, colorScheme: 'dark', rules: 'all' },
      { width: 768, colorScheme: 'light', rules: 'none' },
      { width: 1440, colorScheme: 'light', rules: 'all' },
    ];

/** For a screen whose composition another one has: what its own words can break. */
export const repeatedLooks: readonly Look[] = isFull
  ? wholeMatrix
  : [{ width: 360, colorScheme: 'dark', rules: 'all' }];

/** For one of many pages that samples stand for: its words can break its structure, and lie over the hills; they have no colours of their own. */
export const templateLooks: readonly Look[] = isFull
  ? wholeMatrix
  : [{ width: 360, colorScheme: 'dark', rules: 'structure' }];

/** For the name of a test. */
export function said(looks: readonly Look[]): string {
  if (looks === sampleLooks) return 'light and dark, on a phone, a tablet and a desk';
  if (looks === templateLooks) return 'dark on a phone, but for the colours of its template';
  return looks === everyLook ? 'dark on a phone and light on a desk' : 'dark on a phone';
}

export async function wear(
  page: Page,
  { width, colorScheme }: Pick<Look, 'width' | 'colorScheme'>,
): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
  await page.evaluate(layOutAll);
  await page.evaluate(holdTransitions);
  await page.emulateMedia({ colorScheme });
  await page.evaluate(releaseTransitions);
}

/** In the page: colours change at once. From one scheme to the other each would take its time, and what inherits it would begin after it. */
function holdTransitions(): void {
  const held = new CSSStyleSheet();
  held.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets.push(held);
}

/** In the page: from here on colours take their time again, none of which is on its way. */
function releaseTransitions(): void {
  document.documentElement.getBoundingClientRect();
  document.adoptedStyleSheets.pop();
}

export async function expectNothingWide(page: Page, state: string): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, state).toBeLessThanOrEqual(0);
}

/**
 * Fails with what axe finds, and where the page scrolls sideways, in each of the looks.
 *
 * @param state which state of the page this is, for the message
 */
export async function expectWholeIn(page: Page, looks: readonly Look[], state = 'as it is'): Promise<void> {
  for (const look of looks) {
    const seen = `${state}, ${look.colorScheme}, ${look.width} px wide`;
    await wear(page, look);
    await expectNothingWide(page, seen);
    if (look.rules !== 'none') await expectNoAxeViolations(page, seen, look.rules);
  }
}
