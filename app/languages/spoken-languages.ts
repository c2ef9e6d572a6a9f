/**
 * The languages that people type, in the search and in forms, whatever the locale of the page. A folder without a `locale.ts` is a language
 * that people type and no page is in. The lists are static imports because tools/search-index reads them in Node.
 */

import { dangerLanguage as en } from './en/content/dangers/detection/danger-language.ts';
import { dangerLanguage as hi } from './hi/content/dangers/detection/danger-language.ts';
import { dangerLanguage as pa } from './pa/content/dangers/detection/danger-language.ts';

/** Words for the detection of danger. */
export const dangerLanguages = { en, hi, pa } as const;
