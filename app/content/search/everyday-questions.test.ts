import { expect, test } from 'vitest';
import development from '#tests/support/search-questions/dev-everyday.json' with { type: 'json' };
import held from '#tests/support/search-questions/held-everyday.json' with { type: 'json' };
import { makeQuestions, makeTexts } from '#tools/search-index/make.ts';
import { loadSiteSearch } from './loaded-site-search.ts';
import { readSearchQuery } from './search-query.ts';

const questions = makeQuestions();

/** The share of questions that must be answered, of those in the list and of those that nobody has thought of. */
const leastRate = 0.95;

test.each([
  ['en', 'the development half', development],
  ['hi', 'the development half', development],
  ['en', 'the half that nobody had looked at', held],
  ['hi', 'the half that nobody had looked at', held],
] as const)(
  'everyday questions find their page first or second, or none where there is none: %s, %s',
  (language, _half, everyday) => {
    const search = loadSiteSearch(questions, makeTexts(language));
    const misses = everyday.flatMap(({ q, pages: expected }) => {
      const question = search.understand(readSearchQuery(q));
      const found = search.pages(question, 8).map(({ id }) => id);
      const isRight =
        expected.length > 0
          ? found.slice(0, 2).some((id) => expected.includes(id))
          : found.length + search.prices(question, 6).length === 0;
      return isRight ? [] : [`${q}: ${found.slice(0, 2).join(' ') || 'nothing'}`];
    });
    const rate = 1 - misses.length / everyday.length;
    console.log(`${language}: ${Math.round(rate * 1000) / 10} % of ${everyday.length}`, misses);
    expect(rate).toBeGreaterThanOrEqual(leastRate);
  },
);
