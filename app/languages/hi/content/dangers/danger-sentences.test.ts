/** Rules for the Hindi texts of all signs and first-aid cards, beside those for the English texts (app/content/dangers/sentences.test.ts). */
import { describe, expect, test } from 'vitest';
import { type DangerId, dangerAt, dangerIds } from '#app/content/dangers/danger-table.ts';
import { firstAidIds } from '#app/content/dangers/first-aid-ids.ts';
import type { DangerText } from '#messages/content/dangers/danger-text.ts';
import { dangerWords as english } from '#messages/content/dangers/danger-words.ts';
import { firstAidWords as englishFirstAid } from '#messages/content/dangers/first-aid.ts';
import { dangerWords as hindi } from './danger-words.ts';
import { firstAidWords as hindiFirstAid } from './first-aid.ts';

interface Pair {
  readonly id: string;
  readonly english: string;
  readonly hindi: string;
  /** Number that the Hindi may name where the English says “it counts too”. */
  readonly own?: string;
}

const parts = ['sign', 'meanwhile', 'night'] as const;

const wholeRow = (row: DangerText) => parts.map((part) => row[part] ?? '').join(' ');

const rows: readonly Pair[] = dangerIds.map((id: DangerId) => ({
  id,
  english: wholeRow(english[id]),
  hindi: wholeRow(hindi[id]),
  ...(dangerAt(id).tier === 'ambulance' && { own: '112' }),
}));

const wholeCard = ({ signs = '', steps, never }: (typeof englishFirstAid)[keyof typeof englishFirstAid]) =>
  [signs, ...steps, never].join(' ');

const cards: readonly Pair[] = firstAidIds.map((id) => ({
  id,
  english: wholeCard(englishFirstAid[id]),
  hindi: wholeCard(hindiFirstAid[id]),
}));

const pairs = [...rows, ...cards];

test('a row says what to do at night wherever the English row does', () => {
  const silent = dangerIds.filter((id) => english[id].night && !hindi[id].night);
  expect(silent).toEqual([]);
});

/** Numbers that may stand as words. */
const numberWords: Readonly<Record<string, string>> = {
  ...{ two: '2', twice: '2', three: '3', four: '4', five: '5', ten: '10' },
  ...{ दो: '2', दूसरे: '2', तीन: '3', चार: '4', चौथे: '4', पाँच: '5', दस: '10' },
};

const numbersIn = (text: string) =>
  new Set(
    (text.match(/\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu) ?? []).flatMap((word) =>
      /\d/.test(word) ? [word] : (numberWords[word.toLowerCase()] ?? []),
    ),
  );

test('a row or card has the numbers of the English one, and no others', () => {
  const different = pairs.filter(({ english, hindi, own }) => {
    const one = numbersIn(english.replace('in two minds', ''));
    // “दो-दो दिखना” is double vision.
    const other = numbersIn(hindi.replaceAll('दो-दो', ''));
    const added = [...other].filter((number) => !one.has(number) && number !== own);
    return added.length > 0 || [...one].some((number) => !other.has(number));
  });
  expect(different).toEqual([]);
});

const noBreath = 'साँस न चले, या सिर्फ़ रुक-रुककर हिचकी जैसी साँस आए';

test('missing breath is named as often as in English', () => {
  const count = (text: string, phrase: string) => text.toLowerCase().split(phrase).length - 1;
  const different = pairs.filter(
    ({ english, hindi }) => count(english, 'no breath, or only gasps') !== count(hindi, noBreath),
  );
  expect(different).toEqual([]);
});

interface Rule {
  readonly name: string;
  readonly breaks: (text: string) => boolean;
  /** Texts that stood here, which prove that the rule catches. */
  readonly old: readonly string[];
}

const rules: readonly Rule[] = [
  {
    name: 'an action is a whole sentence after “तो”, never after a colon',
    breaks: (text) => /: (?:\d{3}|इमरजेंसी|अभी|आज ही)/.test(text),
    old: ['उल्टी, ऊँघ या तेज़ साँस: 112 पर फ़ोन करें।', 'गर्भवती: इमरजेंसी में जाएँ।'],
  },
  {
    name: 'missing breath has one phrase',
    breaks: (text) => /हिचकी|साँस न चले|साँस (?:बंद|रुक जाए)|साँस फिर से शुरू न/.test(text.replaceAll(noBreath, '')),
    old: ['होंठ नीले पड़ जाएँ, या साँस फिर से शुरू न हो।', 'साँस धीमी, खर्राटों वाली या बंद; साँस न चले।'],
  },
  {
    name: 'a temperature in °C stands with the same in °F',
    breaks: (text) => text.includes('°C') && !text.includes('°F'),
    old: ['38 °C बुखार है।'],
  },
  {
    name: 'nothing stands in brackets',
    breaks: (text) => text.includes('('),
    old: ['ईटिंग डिसऑर्डर (खाने की बीमारी) में कोई बेहोश हो जाए।'],
  },
];

describe.each(rules)('$name', ({ breaks, old }) => {
  test('in every sign and first-aid card', () => {
    expect(pairs.filter(({ hindi }) => breaks(hindi)).map(({ id, hindi }) => `${id}: ${hindi}`)).toEqual([]);
  });

  test.each(old)('refuses “%s”', (text) => {
    expect(breaks(text)).toBe(true);
  });
});
