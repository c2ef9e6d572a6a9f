import type { Page } from 'playwright/test';
import { expect } from './fixtures.ts';

export type MenuName = 'treatments' | 'services' | 'more';

export const button = (page: Page, name: MenuName) =>
  page.locator(`header [data-menu] > button[popovertarget="${name}"]`);

export const panel = (page: Page, name: MenuName) => page.locator(`#${name}`);

/** Expects exactly this menu to be open, or none. */
export async function expectOpenMenu(page: Page, seen: MenuName | 'none'): Promise<void> {
  for (const name of ['treatments', 'services', 'more'] as const) {
    await expect(panel(page, name)).toBeVisible({ visible: name === seen });
  }
}

export const focusedTarget = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('popovertarget'));
