import { expect, test } from 'vitest';
import everyday from '#tests/support/search-questions/dev-everyday.json' with { type: 'json' };
import held from '#tests/support/search-questions/held-everyday.json' with { type: 'json' };
import more from '#tests/support/search-questions/more-everyday.json' with { type: 'json' };
import { buildPhraseIndex, buildTextIndex } from '#tools/search-index/build-index.ts';
import { loadSiteSearch } from './loaded-site-search.ts';
import { readSearchQuery } from './search-query.ts';

const questions = buildPhraseIndex();

/** The share that is answered right, since what is typed is never all foreseen. */
const leastRate = 0.95;

const lists = { everyday, more, held };

test.each([
  ['everyday', 'en'],
  ['everyday', 'hi'],
  ['more', 'en'],
  ['more', 'hi'],
  ['held', 'en'],
  ['held', 'hi'],
] as const)(
  'the questions of the list %s find their page first or second, or none where there is none, in the edition %s',
  (list, language) => {
    const search = loadSiteSearch(questions, buildTextIndex(language));
    const misses = lists[list].flatMap(({ q, pages: expected }) => {
      const question = search.understand(readSearchQuery(q));
      const found = search.pages(question, 8).map(({ id }) => id);
      const isRight =
        expected.length > 0
          ? found.slice(0, 2).some((id) => expected.includes(id))
          : found.length + search.prices(question, 6).length === 0;
      return isRight ? [] : [`${q}: ${found.slice(0, 2).join(' ') || 'nothing'}`];
    });
    const rate = 1 - misses.length / lists[list].length;
    console.log(`${list}, ${language}: ${Math.round(rate * 1000) / 10} % of ${lists[list].length}`, misses);
    expect(rate).toBeGreaterThanOrEqual(leastRate);
  },
);
