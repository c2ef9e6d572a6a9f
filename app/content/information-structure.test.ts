/** Parts that every information page has in one form: first aid, sources that lead somewhere, a last section (decision 0020). */
import { describe, expect, test } from 'vitest';
import { readInformationPages } from '#tools/information-pages/read.ts';

const pages = readInformationPages().map(({ frontMatter, body }) => ({ ...frontMatter, body }));

/** Where somebody may look who stands beside an overdose. */
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

/** Where somebody looks who sees another person shake after the last drink, or have a fit. */
const alcoholPages = ['/detoxprogram', '/deaddiction', '/De-addictionProgramme'];
const fitPages = ['/seizure', '/epilepsy-clinic'];

test.each([
  ['overdose', overdosePages],
  ['alcohol', alcoholPages],
  ['fit', fitPages],
] as const)('the pages on which somebody looks for first aid have the card %s', (card, paths) => {
  const having = pages.filter(({ firstAid = [] }) => firstAid.includes(card)).map(({ path }) => path);
  expect(having).toEqual(expect.arrayContaining(paths));
});

describe.each(pages)('$path', (page) => {
  test('has an address for each source, or says why it has none', () => {
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

  test('ends with a few sentences on what is particular to it here, and leaves the hospital to its own component', () => {
    const last = page.body.slice(page.body.lastIndexOf('\n## ')).split('\n').slice(2).join('\n').trim();
    const sentences = sentencesOf(last).length;
    expect(sentences).toBeGreaterThanOrEqual(2);
    expect(sentences).toBeLessThanOrEqual(5);
    expect(last).not.toMatch(/\d beds|\bpathology\b|Sector \d/);
  });
});

/** The sentences of a text, without its marks, in small letters. */
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

test('sentences are told apart, and the entries of lists and cells of tables are sentences too', () => {
  expect(sentencesOf('One **two**. Three\n\n- four [five](/six)\n\n| seven | eight |')).toEqual([
    'one two',
    'three',
    'four five',
    'seven',
    'eight',
  ]);
});

test('no sentence of eight words or more stands on three pages', () => {
  const places = new Map<string, Set<string>>();
  for (const { path, summary, lead, firstStep, body } of pages) {
    for (const sentence of sentencesOf([summary, lead, firstStep, body].join('\n'))) {
      if (sentence.split(' ').length < 8) continue;
      places.set(sentence, (places.get(sentence) ?? new Set()).add(path));
    }
  }
  const repeated = [...places]
    .filter(([, of]) => of.size > 2)
    .map(([words, of]) => `${words}: ${[...of].join(', ')}`);
  expect(repeated).toEqual([]);
});

/** What reviewers sent back, each with a sentence that it must catch. */
const sentBack: readonly (readonly [what: RegExp, caught: string])[] = [
  [/sickness/i, 'You may feel sickness.'],
  [/DHAT/, 'In DHAT syndrome a person fears.'],
  [/stands? on the price list/i, 'Both stand on the price list.'],
  [/hangs? together with/i, 'Sleep hangs together with mood.'],
  [/in the house\b/i, 'A laboratory is in the house.'],
  [/a psychiatrist leads/i, 'A psychiatrist leads the team.'],
  [/own tablets are handed over/i, 'Your own tablets are handed over.'],
];

test('no page says what reviewers sent back', () => {
  for (const [what, caught] of sentBack) expect(caught).toMatch(what);
  const found = pages.flatMap(({ path, body }) =>
    sentBack.filter(([what]) => what.test(body)).map(([what]) => `${path}: ${what}`),
  );
  expect(found).toEqual([]);
});

/** A sentence that ends by saying what is not so. */
const endsInNot = /, not [^.,;:|\n]+\.(?=\s|$)/g;

test('at most twelve sentences on all pages together end in “X, not Y”', () => {
  expect('It is an illness, not a weakness. It is not rare.'.match(endsInNot)).toHaveLength(1);
  const found = pages.flatMap(({ path, body }) => (body.match(endsInNot) ?? []).map((end) => path + end));
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(12);
});
