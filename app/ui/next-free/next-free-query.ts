import type { ByLocale } from '#app/languages/locales.ts';

/** Marks an element with the doctor whose next free time is to be written into it: by the slug, which the links beside it have too. */
export const nextFreeMark = 'data-free';

export const nextFreePath = '/api/v1/next-free';

/** The parameter that names doctors by their slugs, separated by commas. */
export const nextFreeOf = 'of';

/** The parameter that names the language of the answer, where it is not English. */
export const nextFreeIn = 'language';

/** The address that answers in a language, without the doctors' slugs at its end. */
export const nextFreeAddress: ByLocale<string> = {
  en: `${nextFreePath}?${nextFreeOf}=`,
  hi: `${nextFreePath}?${nextFreeIn}=hi&${nextFreeOf}=`,
};
