import { expect, type Page } from 'playwright/test';

/** A layout shift: its score, and the old and new position of each element. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/**
 * Records layout shifts from here on, including those soon after a click, which the browser's own score
 * ignores.
 */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: Source[] };
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = node?.nodeName.toLowerCase() ?? 'nothing';
          const text = node?.textContent?.trim().slice(0, 20) ?? '';
          return `${name} “${text}” ${[previousRect, currentRect].map(({ x, y, width, height }) => `${x},${y} ${width}x${height}`).join(' → ')}`;
        });
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Fails if more has shifted than is allowed.
 *
 * @param state description of the page's state for the error message
 * @param allowed sum of layout shift scores; 0.02 by default, a fifth of what counts as good
 */
export async function expectNoShift(page: Page, state = 'so far', allowed = 0.02): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${state}: ${shifts.flatMap(({ moved }) => moved).join('; ')}`).toBeLessThanOrEqual(allowed);
}

/** Scrolls to the end and back, screen by screen, as a reader does. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Waits for two frames, in which the browser lays out content that has come near. A busy machine has no
    // frame for each 40 ms, and would jump past sections that no reader can pass. A window that is not
    // painted has no frames, so a timer ends the wait after 500 ms.
    const aMoment = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        setTimeout(resolve, 500);
      });
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' });
      await aMoment();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await aMoment();
  });
}
