import { expect, test } from 'vitest';
import { renderWithFacts } from '#tests/support/markup.tsx';
import { countWords } from '#tools/information-pages/page-length.ts';
import { readInformationPages } from '#tools/information-pages/read.ts';
import { hasLifeFirst } from '../page-dangers.ts';
import { UrgentBox } from './urgent-box.tsx';

/** Words of each page: its body and its urgent box with the first-aid cards left out, which are steps to follow and not text to read. */
const pages = readInformationPages().map(({ frontMatter, body }) => {
  const { path, dangers, moreDangers } = frontMatter;
  const box = renderWithFacts(
    <UrgentBox
      dangers={dangers}
      lifeFirst={hasLifeFirst(frontMatter)}
      showsAll={moreDangers !== undefined}
    />,
  );
  return { path, box: countWords(box), words: countWords(body) + countWords(box), moreDangers };
});

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

test('half of the pages have at most 1,100 words with their urgent box', () => {
  expect(median(pages.map(({ words }) => words))).toBeLessThanOrEqual(1100);
});

test('no page has more than 1,400 words with its urgent box, unless it gives a reason for more signs', () => {
  const long = pages.filter(({ words, moreDangers }) => words > 1400 && moreDangers === undefined);
  expect(long.map(({ path, words }) => `${path} ${words}`)).toEqual([]);
});
