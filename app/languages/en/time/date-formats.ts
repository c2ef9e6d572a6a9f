import { longDateFormat } from '#app/time/long-date.ts';

/** Options for `Intl.DateTimeFormat`, for code that runs outside the site's modules. */
export const dateFormats = {
  longDate: longDateFormat as { readonly locale: string; readonly options: Intl.DateTimeFormatOptions },
};
