import type { Locator } from 'playwright/test';
import type { Page } from './fixtures.ts';

/** The card of a person on the board of a day, or the row in its list. */
export const visitOf = (page: Page, name: string): Locator =>
  page.locator('[id^="appointment-"]').filter({
    has: page.getByRole('link', { name: new RegExp(`^${name}\\b`) }),
  });
