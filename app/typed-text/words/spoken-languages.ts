/**
 * The languages that people type, in the search and in forms, whatever the locale of the page. The lists are static
 * imports, because tools/search-index reads them in Node.
 */

import { pageQueries as enPageQueries } from './en/queries/page-queries.ts';
import { unrelatedQueries as enUnrelatedQueries } from './en/queries/unrelated-queries.ts';
import { wordWeights as enWordWeights } from './en/queries/word-weights.ts';
import { weekdayWords as enWeekdayWords } from './en/weekday-words.ts';
import { needWords as hiNeedWords } from './hi/need-words.ts';
import { pageQueries as hiPageQueries } from './hi/queries/page-queries.ts';
import { unrelatedQueries as hiUnrelatedQueries } from './hi/queries/unrelated-queries.ts';
import { wordWeights as hiWordWeights } from './hi/queries/word-weights.ts';
import { weekdayWords as hiWeekdayWords } from './hi/weekday-words.ts';
import { needWords as paNeedWords } from './pa/need-words.ts';
import { pageQueries as paPageQueries } from './pa/queries/page-queries.ts';
import { unrelatedQueries as paUnrelatedQueries } from './pa/queries/unrelated-queries.ts';
import { wordWeights as paWordWeights } from './pa/queries/word-weights.ts';
import { weekdayWords as paWeekdayWords } from './pa/weekday-words.ts';

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

/** Names of the weekdays. */
export const weekdayWords = { en: enWeekdayWords, hi: hiWeekdayWords, pa: paWeekdayWords } as const;
