import { type FactSectionId, factSections } from '#app/hospital-facts/fact-sections.ts';
import type { Page } from './fixtures.ts';

export const hospitalPage = '/dashboard/Hospital';

/** Row of a section in the list of all sections. */
export const sectionRow = (page: Page, id: FactSectionId) =>
  page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: factSections[id], exact: true }) });

export const sectionLink = (page: Page, id: FactSectionId) =>
  page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: factSections[id], exact: true });
