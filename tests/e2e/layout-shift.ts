import type { Page } from 'playwright/test';

/** Sums what moves on its own from here on, also what moves soon after a press, which browsers forgive. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function shiftsSoFar(page: Page): Promise<number> {
  return page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
}

/** Scrolls to the end and back, screen by screen, as somebody does who looks the page through. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Not by frames: a window that is not painted just now has none.
    const aMoment = () => new Promise((resolve) => setTimeout(resolve, 40));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' });
      await aMoment();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await aMoment();
  });
}
