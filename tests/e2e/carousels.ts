import { expect, type Locator, type Page } from 'playwright/test';

/** Locators of a carousel, found by its name. */
export interface CarouselLocators {
  readonly part: Locator;
  readonly track: Locator;
  readonly previous: Locator;
  readonly next: Locator;
}

export function carouselOf(page: Page, label: string): CarouselLocators {
  const part = page.getByRole('group', { name: label, exact: true });
  return {
    part,
    track: part.getByRole('list').first(),
    previous: part.getByRole('button', { name: 'Previous' }),
    next: part.getByRole('button', { name: 'Next' }),
  };
}

/** Waits until this carousel is hydrated. Each part of a page hydrates on its own. */
export async function untilCarouselHydrated({ part }: CarouselLocators): Promise<void> {
  await part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(() => part.evaluate((element: HTMLElement) => element.isHydrated ?? false)).toBe(true);
}

/** Indexes of the items that are fully visible. */
export function visibleItems({ track }: CarouselLocators): Promise<number[]> {
  return track.evaluate((element) => {
    const frame = element.getBoundingClientRect();
    return [...element.children].flatMap((item, index) => {
      const box = item.getBoundingClientRect();
      return box.left >= frame.left - 5 && box.right <= frame.right + 5 ? index : [];
    });
  });
}

export async function expectVisibleItems(row: CarouselLocators, first: number, count: number): Promise<void> {
  const indexes = Array.from({ length: count }, (_, index) => first + index);
  await expect.poll(() => visibleItems(row)).toEqual(indexes);
}
