import type { Page } from 'playwright/test';
import { type DoctorFields, doctorFields, doctorForm } from '#tests/support/doctors.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';
import { expectNoSidewaysScroll } from './display-modes.ts';
import { expect } from './fixtures.ts';

/** Adds a doctor through the API. */
export async function addDoctor(
  site: Site,
  fields: Partial<DoctorFields> = {},
  staff?: SignedIn,
): Promise<void> {
  const { bearer } = staff ?? (await site.signIn());
  const response = await site.fetch('/api/v1/doctor', {
    method: 'POST',
    headers: { Authorization: `Bearer ${bearer}` },
    body: doctorForm(doctorFields(fields)),
  });
  expect(response.status).toBe(201);
}

/** @param state description of the page's state for the error message */
export async function expectNoOverflow(page: Page, state: string): Promise<void> {
  await expectNoSidewaysScroll(page, state);
  // Text cut off by the hero or a card cannot be reached by scrolling either. Elements with their own overflow
  // rule are cut on purpose.
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dd, a)')]
      .filter((element) => {
        const { display, overflowX } = getComputedStyle(element);
        return display !== 'inline' && overflowX === 'visible' && element.clientWidth > 1;
      })
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.textContent?.slice(0, 40)),
  );
  expect(cut, state).toEqual([]);
}
