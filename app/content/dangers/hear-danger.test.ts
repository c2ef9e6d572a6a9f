import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hindiCrises } from '#tests/support/hindi-searches.ts';
import { type HeardDanger, hearDangers } from './hear-danger.ts';

interface Phrase {
  readonly text: string;
  readonly kind?: HeardDanger;
}

const listOf = (name: string): readonly Phrase[] =>
  JSON.parse(
    readFileSync(new URL(`../../../tests/support/danger-phrases/${name}.json`, import.meta.url), 'utf8'),
  );

const least: Readonly<Record<HeardDanger, number>> = { life: 0.97, poison: 0.95, violence: 0.95 };
const mostFalseAlarms = 1 / 200;

describe.each(['dev-dangers', 'more-dangers', 'held-dangers', 'second-held-dangers', 'third-dangers'])(
  'of the phrases in %s',
  (name) => {
    const phrases = listOf(name);
    test.each(['life', 'poison', 'violence'] as const)('%s is heard', (kind) => {
      const spoken = phrases.filter((phrase) => phrase.kind === kind);
      const missed = spoken.filter(({ text }) => !hearDangers(text).includes(kind)).map(({ text }) => text);
      expect(spoken.length).toBeGreaterThan(40);
      if (missed.length > 0) console.log(`${name}, ${kind}, not heard:\n${missed.join('\n')}`);
      expect(1 - missed.length / spoken.length, missed.join('\n')).toBeGreaterThanOrEqual(least[kind]);
    });
  },
);

test.each(['dev-ordinary', 'more-ordinary', 'held-ordinary', 'third-ordinary'])(
  'of the phrases in %s hardly any gives a false alarm',
  (name) => {
    const phrases = listOf(name);
    const alarmed = phrases.filter(({ text }) => hearDangers(text).length > 0).map(({ text }) => text);
    expect(phrases.length).toBeGreaterThan(400);
    if (alarmed.length > 0) console.log(`${name}, false alarms:\n${alarmed.join('\n')}`);
    expect(alarmed.length / phrases.length, alarmed.join('\n')).toBeLessThanOrEqual(mostFalseAlarms);
  },
);

test('a text may speak of more than one danger, and the most urgent comes first', () => {
  expect(hearDangers('pati marta hai, maine zehar kha liya, jeena nahi chahti')).toEqual([
    'poison',
    'life',
    'violence',
  ]);
});

test.each([
  ['i want to die', 'i do not want to die'],
  ['jeena nahi chahta', 'jeena chahta hu'],
  ['mujhe marna hai', 'marne ka dar lagta hai'],
  ['usne goli kha li', 'dard ki goli roz khata hu'],
  ['pati marta hai', 'pati kharate marta hai'],
])('order and negation decide: “%s” is heard, “%s” is not', (danger, ordinary) => {
  expect(hearDangers(danger)).not.toEqual([]);
  expect(hearDangers(ordinary)).toEqual([]);
});

test.each(['जीना नही चाहता', 'जीना नहीं चाहता', 'jina nhi chahta', 'jeena nai chahata', 'ਜੀਣਾ ਨਹੀਂ ਚਾਹੁੰਦਾ'])(
  '%s is one sentence in any spelling and script',
  (text) => {
    expect(hearDangers(text)).toEqual(['life']);
  },
);

test('an empty text and one of other signs are ordinary', () => {
  for (const text of ['', '  ', '?!', '12345', '你好']) expect(hearDangers(text)).toEqual([]);
});

test.each([...hindiCrises, 'self harm', 'jeher khana', 'jindagi khatam', 'sucide', 'फांसी लगाना', 'ओवरडोज'])(
  '%s is heard, as it always was',
  (text) => {
    expect(hearDangers(text)).not.toEqual([]);
  },
);
