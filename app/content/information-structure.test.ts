/** What every information page has in one form: urgent help in steps, the overdose card, sources that lead somewhere (decision 0087). */
import { describe, expect, test } from 'vitest';
import { readInformationPages } from '#tools/information-pages/read.ts';
import { urgentStepsOf } from '#tools/information-pages/urgent-steps.ts';

const pages = readInformationPages().map(({ frontMatter, body }) => ({ ...frontMatter, body }));

/** Pages whose signs stand in one list still. To shrink to none. */
const inOneList: ReadonlySet<string> = new Set([]);

/** Pages with a source that neither has an address nor says why. To shrink to none. */
const withoutAddresses: ReadonlySet<string> = new Set([]);

/** Pages about opioids and alcohol that lack the overdose card still. To shrink to none. */
const withoutOverdoseCard: ReadonlySet<string> = new Set([]);

/** Where somebody may look who stands beside an overdose. */
const overdosePages = [
  '/OstAddiction',
  '/detoxprogram',
  '/AntidoteTherapy',
  '/deaddiction',
  '/De-addictionProgramme',
  '/relapse-prevention',
];

/** Where the signs are of the body, and a counsellor would only lose time. */
const bodilyPages = ['/headache-clinic', '/migraine', '/tension-headache', '/epilepsy-clinic', '/seizure'];

describe.each(pages)('$path', (page) => {
  test.skipIf(inOneList.has(page.path))('says in three steps how soon help is needed', () => {
    expect(urgentStepsOf(page.body).map(({ name }) => name)).toEqual(['Now', 'Today', 'Soon']);
  });

  test.skipIf(withoutAddresses.has(page.path))(
    'has an address for each source, or says why it has none',
    () => {
      expect(page.sources.filter(({ url, noLink }) => !url && !noLink)).toEqual([]);
    },
  );

  test.skipIf(withoutOverdoseCard.has(page.path))(
    'has the overdose card where it is looked for, and only there',
    () => {
      const cards = page.body.match(/<Overdose \/>/g) ?? [];
      expect(cards).toHaveLength(overdosePages.includes(page.path) ? 1 : 0);
    },
  );
});

test.each(bodilyPages.filter((path) => !inOneList.has(path)))(
  '%s sends nobody with a bodily sign to a counselling line',
  (path) => {
    const [, today] = urgentStepsOf(pages.find((page) => page.path === path)?.body ?? '');
    expect(today?.attributes.counselling).toBe('none');
  },
);

/** The sentences of a text, without its marks, in small letters. */
function sentencesOf(body: string): string[] {
  return body
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/^[ \t]*(?:[-*]|\d+\.|#+)\s+/gm, '')
    .split(/(?<=[.!?])\s+|\n/)
    .map((sentence) =>
      sentence
        .replaceAll(/[^\p{L}\p{N}’' ]/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .toLowerCase(),
    )
    .filter(Boolean);
}

test('sentences are told apart, and a list’s entries are sentences too', () => {
  expect(sentencesOf('One **two**. Three\n\n- four [five](/six)')).toEqual(['one two', 'three', 'four five']);
});

test('no sentence of eight words or more stands on three pages', () => {
  const places = new Map<string, Set<string>>();
  for (const { path, body } of pages) {
    for (const sentence of sentencesOf(body)) {
      if (sentence.split(' ').length < 8) continue;
      places.set(sentence, (places.get(sentence) ?? new Set()).add(path));
    }
  }
  const repeated = [...places]
    .filter(([, of]) => of.size > 2)
    .map(([words, of]) => `${words}: ${[...of].join(', ')}`);
  expect(repeated).toEqual([]);
});
