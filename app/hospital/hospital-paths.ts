import type { FactSectionId } from '#app/hospital-facts/fact-sections.ts';
import type { Locale } from '#app/languages/locales.ts';

/** Path of the page where staff enter the hospital's facts. Each section has a page below it. */
export const hospitalPath = '/dashboard/Hospital';

/** Path of the page with one button for each statement about the beds. */
export const bedsPath = `${hospitalPath}/beds`;

export const sectionPath = (id: FactSectionId) => `${hospitalPath}/${id}`;

/** Path to which the version of a change is sent to take it back. */
export const undoPath = (id: FactSectionId) => `${sectionPath(id)}/undo`;

/** Path to which the form of a section is sent for a preview of the public page in a locale. */
export const previewPath = (id: FactSectionId, locale: Locale) => `${sectionPath(id)}/preview?in=${locale}`;
