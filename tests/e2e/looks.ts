import { type AxeRules, expect, expectNoAxeViolations, type Page } from './fixtures.ts';

/** A width of the window and a scheme of colours: what a page is seen in, and what axe has to look for there. */
export interface Look {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
  readonly rules: AxeRules;
}

/** A phone, a tablet and a desk. */
export const widths = [360, 768, 1440] as const;

/** `npm test -- full` leaves nothing out (tools/testing/steps.ts). */
export const isFull = process.env.TEST_MATRIX === 'full';

/**
 * The whole matrix: for each screen with a composition of its own. In the second scheme of a width nothing but colours is another,
 * and no colour is a tablet's alone.
 */
export const everyLook: readonly Look[] = isFull
  ? widths.flatMap((width) => [
      { width, colorScheme: 'light' as const, rules: 'all' as const },
      { width, colorScheme: 'dark' as const, rules: 'all' as const },
    ])
  : [
      { width: 360, colorScheme: 'light', rules: 'all' },
      { width: 360, colorScheme: 'dark', rules: 'colours' },
      { width: 768, colorScheme: 'light', rules: 'all' },
      { width: 1440, colorScheme: 'light', rules: 'all' },
      { width: 1440, colorScheme: 'dark', rules: 'colours' },
    ];

/** For a screen whose composition another one has in every look: each width end and each scheme once. */
export const repeatedLooks: readonly Look[] = isFull
  ? everyLook
  : [
      { width: 360, colorScheme: 'dark', rules: 'all' },
      { width: 1440, colorScheme: 'light', rules: 'all' },
    ];

/** For one of many pages of one composition, which samples of them stand for: what its own words can break. */
export const wordsLooks: readonly Look[] = isFull
  ? everyLook
  : [{ width: 360, colorScheme: 'dark', rules: 'all' }];

/** For the name of a test. */
export function said(looks: readonly Look[]): string {
  if (looks === everyLook) return 'light and dark, on a phone, a tablet and a desk';
  return looks === wordsLooks ? 'dark on a phone' : 'dark on a phone and light on a desk';
}

export async function wear(
  page: Page,
  { width, colorScheme }: Pick<Look, 'width' | 'colorScheme'>,
): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
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
    await expectNoAxeViolations(page, seen, look.rules);
  }
}
