import type { FactSectionId } from '#app/hospital-facts/fact-sections.ts';

/** Where the facts of the hospital are entered, section by section beneath it. */
export const hospitalPath = '/dashboard/Hospital';

export const sectionPath = (id: FactSectionId) => `${hospitalPath}/${id}`;
