import type { FactSectionId } from '#app/hospital-facts/fact-sections.ts';

/** Path of the page where staff enter the hospital's facts. Each section has a page below it. */
export const hospitalPath = '/dashboard/Hospital';

export const sectionPath = (id: FactSectionId) => `${hospitalPath}/${id}`;
