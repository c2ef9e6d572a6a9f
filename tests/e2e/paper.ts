import type { Page } from './fixtures.ts';

/** A paper size in whole millimetres. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
}

export const a4: Sheet = { width: 210, height: 297 };
export const a5: Sheet = { width: 148, height: 210 };

const millimetres = (points = '') => Math.round((Number(points) / 72) * 25.4);

/**
 * The sheets on which a page prints, by its own print rules. Pages without a paper size print on A4, the
 * usual size in India.
 */
export async function sheetsOf(page: Page): Promise<readonly Sheet[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => ({
    width: millimetres(width),
    height: millimetres(height),
  }));
}
