/** Rates of the detection of danger on the lists. They depend on the lists and on what this file imports, so they run when one of these files has changed. */
import { describe, expect, test } from 'vitest';
import { isFull } from '#tests/support/test-matrix.ts';
import { whenChanged } from '#tests/support/when-changed.ts';
import { dangersIn, readModel } from '../../danger/danger-model.ts';
import { type DetectedDanger, dangerOrder } from '../../danger/detected-danger.ts';
import trained from '../../danger/trained/danger-model.json' with { type: 'json' };
import {
  heldOutLists,
  isDanger,
  type Phrase,
  phraseLists,
  readPhrases,
} from '../../training/phrase-lists.ts';
import { trainModel } from '../../training/train.ts';
import { calmWords } from './calm-words.ts';

const it = whenChanged('danger phrases', ['app/typed-text/phrases/danger/**/*.tsv']);

const model = readModel(trained);
const isHeard = ({ text }: Pick<Phrase, 'text'>) => dangersIn(text, model).length > 0;

const texts = (phrases: readonly Phrase[]) => phrases.map(({ kind, text }) => `${kind}: ${text}`).join('\n');

it('the model is the one that the lists give, to the byte', () => {
  expect(trainModel(phraseLists().flatMap(readPhrases))).toEqual(trained);
}, 600_000);

it('every listed danger is heard, and no ordinary phrase', () => {
  const phrases = phraseLists().flatMap(readPhrases);
  const wrong = phrases.filter((phrase) => isHeard(phrase) !== isDanger(phrase.kind));
  expect(phrases.length).toBeGreaterThan(15_000);
  expect(wrong.length / phrases.length, texts(wrong)).toBeLessThanOrEqual(0.005);
}, 60_000);

describe('lists that no training has seen', () => {
  const phrases = heldOutLists().flatMap(readPhrases);
  // A little below the rates in README.md, so that a new list may change them by chance.
  const least: Readonly<Record<DetectedDanger, number>> = {
    life: 0.94,
    poison: 0.95,
    violence: 0.9,
    harm: 0.9,
  };

  it.each(dangerOrder)('%s is heard', (kind) => {
    const spoken = phrases.filter((phrase) => phrase.kind === kind);
    const missed = spoken.filter((phrase) => !isHeard(phrase));
    expect(spoken.length).toBeGreaterThan(40);
    expect(1 - missed.length / spoken.length, texts(missed)).toBeGreaterThanOrEqual(least[kind]);
  });

  it.each([
    ['ordinary', 1 / 50],
    ['trap', 0.15],
  ] as const)('%s phrases seldom give a false alarm', (kind, most) => {
    const spoken = phrases.filter((phrase) => phrase.kind === kind);
    const alarmed = spoken.filter(isHeard);
    expect(spoken.length).toBeGreaterThan(40);
    expect(alarmed.length / spoken.length, texts(alarmed)).toBeLessThanOrEqual(most);
  });
});

const joining = [' ', ' and ', ' aur ', ' te '];

/** Calm words that are put beside each phrase. Over all phrases, every calm word stands in every place. */
const wordsBeside = isFull ? 60 : 6;

it('no calm word before or behind a danger silences it', () => {
  const dangers = phraseLists()
    .flatMap(readPhrases)
    .filter(({ kind }) => isDanger(kind));
  const varied = dangers.flatMap((phrase, at) =>
    Array.from({ length: wordsBeside }, (_, nth): Phrase => {
      const number = at * wordsBeside + nth;
      const word = calmWords[number % calmWords.length] ?? '';
      const between = joining[Math.floor(number / calmWords.length) % joining.length] ?? ' ';
      const { kind, text } = phrase;
      return { kind, text: number % 2 === 0 ? word + between + text : text + between + word };
    }),
  );
  expect(calmWords.length).toBeGreaterThan(500);
  expect(varied.filter(isHeard).length / varied.length).toBeGreaterThanOrEqual(0.995);
}, 600_000);

test('reads the lists, and refuses a line of another form', () => {
  expect(phraseLists()).toContain('reported');
  expect(readPhrases('reported')).toContainEqual({ kind: 'life', text: 'i have anxiety and i want to die' });
  expect(() => readPhrases('../../../../package')).toThrow();
});
