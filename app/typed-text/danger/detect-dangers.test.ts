import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hindiCrises } from '../phrases/questions/hindi-searches.ts';
import { detectDangers } from './detect-dangers.ts';
import type { DetectedDanger } from './detected-danger.ts';

interface Phrase {
  readonly text: string;
  readonly kind?: DetectedDanger;
}

const listOf = (name: string): readonly Phrase[] =>
  JSON.parse(
    readFileSync(new URL(`../../../../tests/support/danger-phrases/${name}.json`, import.meta.url), 'utf8'),
  );

const least: Readonly<Record<DetectedDanger, number>> = { life: 0.97, poison: 0.95, violence: 0.95 };
const mostFalseAlarms = 1 / 200;

describe.each(['dev-dangers', 'more-dangers', 'held-dangers', 'second-held-dangers', 'third-dangers'])(
  'in the list %s',
  (name) => {
    const phrases = listOf(name);
    test.each(['life', 'poison', 'violence'] as const)('detects %s', (kind) => {
      const spoken = phrases.filter((phrase) => phrase.kind === kind);
      const missed = spoken.filter(({ text }) => !detectDangers(text).includes(kind)).map(({ text }) => text);
      expect(spoken.length).toBeGreaterThan(40);
      if (missed.length > 0) console.log(`${name}, ${kind}, not detected:\n${missed.join('\n')}`);
      expect(1 - missed.length / spoken.length, missed.join('\n')).toBeGreaterThanOrEqual(least[kind]);
    });
  },
);

test.each(['dev-ordinary', 'more-ordinary', 'held-ordinary', 'third-ordinary'])(
  'at most 1 in 200 phrases of the list %s gives a false alarm',
  (name) => {
    const phrases = listOf(name);
    const alarmed = phrases.filter(({ text }) => detectDangers(text).length > 0).map(({ text }) => text);
    expect(phrases.length).toBeGreaterThan(400);
    if (alarmed.length > 0) console.log(`${name}, false alarms:\n${alarmed.join('\n')}`);
    expect(alarmed.length / phrases.length, alarmed.join('\n')).toBeLessThanOrEqual(mostFalseAlarms);
  },
);

test('returns every danger of a text, the most urgent first', () => {
  expect(detectDangers('pati marta hai, maine zehar kha liya, jeena nahi chahti')).toEqual([
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
])('order and negation decide: detects “%s”, but not “%s”', (danger, ordinary) => {
  expect(detectDangers(danger)).not.toEqual([]);
  expect(detectDangers(ordinary)).toEqual([]);
});

test.each(['जीना नही चाहता', 'जीना नहीं चाहता', 'jina nhi chahta', 'jeena nai chahata', 'ਜੀਣਾ ਨਹੀਂ ਚਾਹੁੰਦਾ'])(
  'detects the same sentence in any spelling and script: %s',
  (text) => {
    expect(detectDangers(text)).toEqual(['life']);
  },
);

test('finds no danger in an empty text or in one without words of a spoken language', () => {
  for (const text of ['', '  ', '?!', '12345', '你好']) expect(detectDangers(text)).toEqual([]);
});

test.each([...hindiCrises, 'self harm', 'jeher khana', 'jindagi khatam', 'sucide', 'फांसी लगाना', 'ओवरडोज'])(
  'detects “%s”',
  (text) => {
    expect(detectDangers(text)).not.toEqual([]);
  },
);
