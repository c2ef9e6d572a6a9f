import type { ByLocale } from '#app/languages/locales.ts';

/** Attribute that contains the slug of the doctor whose next free time the script writes into the element. */
export const nextFreeAttribute = 'data-free';

export const nextFreePath = '/api/v1/next-free';

/** Query parameter with the doctors' slugs, separated by commas. */
export const nextFreeDoctorsParameter = 'of';

/** Query parameter with the language of the response, if it is not English. */
export const nextFreeLanguageParameter = 'language';

/** Address of the response per language. The script appends the doctors' slugs. */
export const nextFreeAddress: ByLocale<string> = {
  en: `${nextFreePath}?${nextFreeDoctorsParameter}=`,
  hi: `${nextFreePath}?${nextFreeLanguageParameter}=hi&${nextFreeDoctorsParameter}=`,
};
