import { expect, test } from 'vitest';
import { readSearchQuery } from '#app/typed-text/queries/search-query.ts';
import { phraseIndex, textIndexOf } from '#tests/support/search-index.ts';
import { readInformationPages } from '#tools/information-pages/read.ts';
import { loadSiteSearch } from './loaded-site-search.ts';

const search = loadSiteSearch(phraseIndex(), textIndexOf('en'));

const scripts = { Latin: /[a-z]/i, Devanagari: /[\u0900-\u097f]/, Gurmukhi: /[\u0a00-\u0a7f]/ };

const pages = readInformationPages().flatMap(({ frontMatter }) =>
  frontMatter.menu === false ? [[frontMatter.path, frontMatter.keywords] as const] : [],
);

test.each(pages)(
  '%s, which no menu has, is found first or second by ten words in three scripts',
  (path, words) => {
    const found = words.filter((word) =>
      search.pages(search.understand(readSearchQuery(word)), 2).some(({ id }) => id === path),
    );
    expect(found.length).toBeGreaterThanOrEqual(10);
    for (const [script, letters] of Object.entries(scripts))
      expect(found.filter((word) => letters.test(word)).length, script).toBeGreaterThan(0);
  },
);
