import { expect, type Page } from 'playwright/test';
import type { Site } from '#tests/support/site.ts';
import { expectStill, watchShifts } from './layout-shift.ts';
import { startLineInPieces } from './line-in-pieces.ts';

/** Of each kind of hero one, and the language whose words are longest. */
const pages = ['/', '/psychiatry', '/hi/doctors'];

/** A cut between an icon and its word moves the icon, one before a word that begins a new line the space before it: nobody sees them. */
const aWord = 0.005;

/** Fails where anything of a first view moves while it comes. */
export async function expectFirstViewsStill(page: Page, site: Site): Promise<void> {
  const line = await startLineInPieces(site.origin);
  try {
    await watchShifts(page);
    for (const path of pages) {
      await page.goto(line.origin + path);
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expectStill(page, path, aWord);
    }
  } finally {
    line.close();
  }
}
