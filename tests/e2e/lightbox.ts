import { expect, type Page } from 'playwright/test';

/** Locators of the gallery's viewer, by role and label. */
export function viewerOf(page: Page) {
  const viewer = page.getByRole('dialog', { name: 'Pictures of the hospital' });
  return {
    viewer,
    previous: viewer.getByLabel('Previous picture'),
    next: viewer.getByLabel('Next picture'),
    close: viewer.getByLabel('Close'),
    /** Waits for the focus, which comes after the viewer is visible. Keys have no effect before. */
    async untilFocused() {
      await expect(viewer).toBeFocused();
    },
    async expectShown(number: number, title?: string) {
      await expect(viewer.getByText(`${number}/12`, { exact: true })).toBeVisible();
      await expect(viewer.getByRole('img')).toHaveCount(1);
      if (title) await expect(viewer.getByRole('img', { name: title, exact: true })).toBeVisible();
    },
  };
}
