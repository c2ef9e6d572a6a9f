import { describe, expect, test } from 'vitest';
import devDangers from '#tests/support/danger-phrases/dev-dangers.json' with { type: 'json' };
import devOrdinary from '#tests/support/danger-phrases/dev-ordinary.json' with { type: 'json' };
import heldDangers from '#tests/support/danger-phrases/held-dangers.json' with { type: 'json' };
import heldOrdinary from '#tests/support/danger-phrases/held-ordinary.json' with { type: 'json' };
import { hindiCrises } from '#tests/support/hindi-searches.ts';
import { type HeardDanger, hearDangers } from './hear-danger.ts';

test.each([
  'suicide',
  'sucide',
  'I want to die',
  'khudkushi',
  'khud kushi kaise kare khudkhushi',
  'marna chahta hun',
  'main mar jana chahti hoon',
  'self harm',
  'self-harm',
  'aatmahatya',
  'jeene ka man nahi',
  'kill myself',
  'आत्महत्या',
  ...hindiCrises,
  'मैं मर जाना चाहता हूं',
  'मरने का मन करता है',
  'jeher khana',
  'jahar',
  'jindagi khatam',
  'खुदकुशी',
  'फांसी लगाना',
  'ओवरडोज',
])('hears danger in “%s”', (text) => {
  expect(hearDangers(text)).not.toEqual([]);
});

test.each([
  '',
  'insomnia',
  'neend nahi aati',
  'marriage',
  'fees',
  'live video',
  'decide',
  'shadi',
  'मरीज़',
  'शहर',
  'जीना',
  'नस',
  'मन नहीं लगता',
  'हाथ काँपना',
  'जाँच',
])('hears no danger in “%s”', (text) => {
  expect(hearDangers(text)).toEqual([]);
});

test('says what was heard, poison before life before violence', () => {
  expect(hearDangers('I want to die, he beats me and I swallowed poison')).toEqual([
    'poison',
    'life',
    'violence',
  ]);
});

interface Phrase {
  readonly text: string;
  readonly kind: string;
}

/** Share of the phrases of a kind in which that kind is heard, with those that are missed. */
function heardOf(phrases: readonly Phrase[], kind: HeardDanger) {
  const all = phrases.filter((phrase) => phrase.kind === kind);
  const missed = all.filter(({ text }) => !hearDangers(text).includes(kind)).map(({ text }) => text);
  return { share: 1 - missed.length / all.length, missed, count: all.length };
}

/** The held half was written with the other one, and looked at only after the recogniser was finished. */
const halves = [
  ['development', devDangers, devOrdinary],
  ['held', heldDangers, heldOrdinary],
] as const;

describe.each(halves)('of the %s half', (_half, dangers, ordinary) => {
  test.each([
    ['life', 0.97],
    ['poison', 0.95],
    ['violence', 0.95],
  ] as const)('%s is heard in at least a share of %s', (kind, least) => {
    const { share, missed, count } = heardOf(dangers, kind);
    expect(count).toBeGreaterThan(50);
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(least);
  });

  test('at most one ordinary question in 200 raises an alarm', () => {
    expect(ordinary.length).toBeGreaterThan(400);
    const alarms = ordinary.filter(({ text }) => hearDangers(text).length > 0).map(({ text }) => text);
    expect(alarms.length / ordinary.length, alarms.join('\n')).toBeLessThanOrEqual(1 / 200);
  });
});
