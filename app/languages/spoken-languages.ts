/**
 * The languages that people type, in the search and in forms, whatever the locale of the page. The lists are static
 * imports, because tools/search-index reads them in Node.
 */

import { dangerLanguage as enDangers } from './en/content/dangers/detection/danger-language.ts';
import { pageQueries as enPageQueries } from './en/content/search/queries/page-queries.ts';
import { unrelatedQueries as enUnrelatedQueries } from './en/content/search/queries/unrelated-queries.ts';
import { wordWeights as enWordWeights } from './en/content/search/queries/word-weights.ts';
import { dangerLanguage as hiDangers } from './hi/content/dangers/detection/danger-language.ts';
import { pageQueries as hiPageQueries } from './hi/content/search/queries/page-queries.ts';
import { unrelatedQueries as hiUnrelatedQueries } from './hi/content/search/queries/unrelated-queries.ts';
import { wordWeights as hiWordWeights } from './hi/content/search/queries/word-weights.ts';
import { needWords as hiNeedWords } from './hi/doctors/need-words.ts';
import { dangerLanguage as paDangers } from './pa/content/dangers/detection/danger-language.ts';
import { pageQueries as paPageQueries } from './pa/content/search/queries/page-queries.ts';
import { unrelatedQueries as paUnrelatedQueries } from './pa/content/search/queries/unrelated-queries.ts';
import { wordWeights as paWordWeights } from './pa/content/search/queries/word-weights.ts';
import { needWords as paNeedWords } from './pa/doctors/need-words.ts';

/** Word lists for the detection of danger. */
export const dangerLanguages = { en: enDangers, hi: hiDangers, pa: paDangers } as const;

/** Queries for pages. Only the build reads them. */
export const pageQueries = { en: enPageQueries, hi: hiPageQueries, pa: paPageQueries } as const;

/** Queries that no page answers. Only the build reads them. */
export const unrelatedQueries = {
  en: enUnrelatedQueries,
  hi: hiUnrelatedQueries,
  pa: paUnrelatedQueries,
} as const;

/** Words that say little about a question. */
export const wordWeights = { en: enWordWeights, hi: hiWordWeights, pa: paWordWeights } as const;

/** Words for what a doctor helps with, in scripts other than that of the doctors' specializations. */
export const needWords = { hi: hiNeedWords, pa: paNeedWords } as const;
