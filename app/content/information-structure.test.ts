/** Rules for first aid, sources and the last section of information pages, and for repeated sentences (decision 0020). */
import { describe, expect, test } from 'vitest';
import { readInformationPages } from '#tools/information-pages/read.ts';

const pages = readInformationPages().map(({ frontMatter, body }) => ({ ...frontMatter, body }));

/** Pages that a witness of an overdose may open. */
const overdosePages = [
  '/OstAddiction',
  '/detoxprogram',
  '/AntidoteTherapy',
  '/deaddiction',
  '/De-addictionProgramme',
  '/relapse-prevention',
  '/motivation-enhancement',
  '/motivation-by-hypnosis',
];

/** Pages that a witness of alcohol withdrawal or of a fit may open. */
const alcoholPages = ['/detoxprogram', '/deaddiction', '/De-addictionProgramme'];
const fitPages = ['/seizure', '/epilepsy-clinic'];

/** Pages that a family opens in a night with somebody who drinks or uses drugs. */
const nightPages = ['/deaddiction', '/when-someone-refuses', '/alcohol'];

test.each([
  ['overdose', overdosePages],
  ['alcohol', alcoholPages],
  ['fit', fitPages],
] as const)('the pages on which somebody looks for first aid have the card %s', (card, paths) => {
  const having = pages.filter(({ firstAid = [] }) => firstAid.includes(card)).map(({ path }) => path);
  expect(having).toEqual(expect.arrayContaining(paths));
});

test('the pages for a night with drink or drugs begin with what to do tonight', () => {
  const beginning = pages.filter(({ firstAid = [] }) => firstAid[0] === 'tonight').map(({ path }) => path);
  expect(beginning.toSorted()).toEqual(nightPages.toSorted());
});

describe.each(pages)('$path', (page) => {
  test('has an address for each source, or the reason why there is none', () => {
    expect(page.sources.filter(({ url, noLink }) => !url && !noLink)).toEqual([]);
  });

  test('has first aid for an overdose if it names that danger, and other first aid only for a danger that it names', () => {
    const { firstAid = [], dangers } = page;
    expect(firstAid.includes('overdose')).toBe(dangers.includes('opioid-overdose'));
    for (const [card, danger] of [
      ['alcohol', 'alcohol-severe'],
      ['fit', 'fit-long'],
    ] as const)
      if (firstAid.includes(card)) expect(dangers).toContain(danger);
  });

  test('ends with two to five sentences that do not describe the hospital', () => {
    const last = page.body.slice(page.body.lastIndexOf('\n## ')).split('\n').slice(2).join('\n').trim();
    const sentences = sentencesOf(last).length;
    expect(sentences).toBeGreaterThanOrEqual(2);
    expect(sentences).toBeLessThanOrEqual(5);
    expect(last).not.toMatch(/\d beds|\bpathology\b|Sector \d/);
  });
});

/** Splits a text into sentences, in lower case and without punctuation. */
function sentencesOf(body: string): string[] {
  return body
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/^[ \t]*(?:[-*]|\d+\.|#+)\s+/gm, '')
    .split(/(?<=[.!?])\s+|[\n|]/)
    .map((sentence) =>
      sentence
        .replaceAll(/[^\p{L}\p{N}’' ]/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .toLowerCase(),
    )
    .filter(Boolean);
}

test('splits text, lists and tables into sentences', () => {
  expect(sentencesOf('One **two**. Three\n\n- four [five](/six)\n\n| seven | eight |')).toEqual([
    'one two',
    'three',
    'four five',
    'seven',
    'eight',
  ]);
});

test('repeats no sentence of eight words or more on three pages', () => {
  const places = new Map<string, Set<string>>();
  for (const { path, summary, inShort, today, firstStep, body } of pages) {
    for (const sentence of sentencesOf([summary, inShort, ...today, firstStep, body].join('\n'))) {
      if (sentence.split(' ').length < 8) continue;
      places.set(sentence, (places.get(sentence) ?? new Set()).add(path));
    }
  }
  const repeated = [...places]
    .filter(([, paths]) => paths.size > 2)
    .map(([words, paths]) => `${words}: ${[...paths].join(', ')}`);
  expect(repeated).toEqual([]);
});

/** Patterns of wording that reviewers rejected, each with an example. */
const rejectedWordings: readonly (readonly [pattern: RegExp, example: string])[] = [
  [/sickness/i, 'You may feel sickness.'],
  [/DHAT/, 'In DHAT syndrome a person fears.'],
  [/stands? on the price list/i, 'Both stand on the price list.'],
  [/hangs? together with/i, 'Sleep hangs together with mood.'],
  [/in the house\b/i, 'A laboratory is in the house.'],
  [/a psychiatrist leads/i, 'A psychiatrist leads the team.'],
  [/own tablets are handed over/i, 'Your own tablets are handed over.'],
];

test('has no wording that reviewers rejected', () => {
  for (const [pattern, example] of rejectedWordings) expect(example).toMatch(pattern);
  const found = pages.flatMap(({ path, body }) =>
    rejectedWordings.filter(([pattern]) => pattern.test(body)).map(([pattern]) => `${path}: ${pattern}`),
  );
  expect(found).toEqual([]);
});

/** End of a sentence with a negated alternative, such as 'an illness, not a weakness.' */
const endsInNot = /, not [^.,;:|\n]+\.(?=\s|$)/g;

test('ends at most twelve sentences on all pages in “X, not Y”', () => {
  expect('It is an illness, not a weakness. It is not rare.'.match(endsInNot)).toHaveLength(1);
  const found = pages.flatMap(({ path, body }) => (body.match(endsInNot) ?? []).map((end) => path + end));
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(12);
});
