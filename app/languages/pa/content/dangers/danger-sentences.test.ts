/** Rules for the Punjabi texts of all signs and first-aid cards. The English rules are in app/content/dangers/sentences.test.ts. */
import { describe, expect, test } from 'vitest';
import { dangerIds } from '#app/content/dangers/danger-table.ts';
import { dangerWords as english } from '#messages/content/dangers/danger-words.ts';
import { firstAidWords as englishCards } from '#messages/content/dangers/first-aid.ts';
import { firstAidSheetWords as englishSheet } from '#messages/content/sheets/first-aid-sheet.ts';
import { firstAidSheetWords as sheet } from '../sheets/first-aid-sheet.ts';
import { dangerWords } from './danger-words.ts';
import { firstAidWords as cards } from './first-aid.ts';
import { tierWords } from './tier.ts';

/** All strings of a message, in their order. */
const stringsOf = (message: unknown): string[] => {
  if (typeof message === 'string') return [message];
  return typeof message === 'object' && message !== null ? Object.values(message).flatMap(stringsOf) : [];
};

const texts = [dangerWords, cards, sheet, tierWords].flatMap(stringsOf);

const missingBreath = 'ਸਾਹ ਨਾ ਚੱਲੇ, ਜਾਂ ਸਿਰਫ਼ ਰੁਕ-ਰੁਕ ਕੇ ਹਿਚਕੀ ਵਰਗਾ ਸਾਹ ਆਵੇ';

interface Rule {
  readonly name: string;
  readonly breaks: (text: string) => boolean;
  /** Sentences that stood in these texts, which prove that the rule catches. */
  readonly old: readonly string[];
}

const rules: readonly Rule[] = [
  {
    name: 'a list has “ਅਤੇ” or “ਜਾਂ” before its last item',
    breaks: (text) =>
      text.split(/(?<=[।?;:])\s+/).some((clause) => {
        const items = clause.split(/,\s+/);
        return (
          items.length > 2 &&
          !items.slice(-2).some((item) => /(?:^|\s)(?:ਅਤੇ|ਜਾਂ|ਪਰ|ਤਾਂ|ਫਿਰ)(?=\s|$)/.test(item))
        );
      }),
    old: ['ਕੋਈ ਔਖੀ ਤਾਰੀਖ਼ ਆਉਣ ਵਾਲੀ ਹੈ: ਤਿਉਹਾਰ, ਅਦਾਲਤ ਦੀ ਪੇਸ਼ੀ, ਕਿਸੇ ਦੀ ਬਰਸੀ।'],
  },
  {
    name: 'an action is a whole sentence after “ਤਾਂ”, never after a colon',
    breaks: (text) => /: (?:ਹੁਣੇ )?(?:112|108|ਅੱਜ ਹੀ|ਐਮਰਜੈਂਸੀ)/.test(text),
    old: ['ਨਾਲ ਊਂਘ: 112 ’ਤੇ ਫ਼ੋਨ ਕਰੋ।', 'ਕਿਸੇ ਨੂੰ ਸੱਟ ਲੱਗਦੀ-ਲੱਗਦੀ ਬਚੀ: ਅੱਜ ਹੀ।'],
  },
  {
    name: 'a temperature in °C stands with the same in °F',
    breaks: (text) => /°C|ਡਿਗਰੀ/.test(text) && !text.includes('°F'),
    old: ['38 ਡਿਗਰੀ ਸੈਲਸੀਅਸ ਬੁਖ਼ਾਰ'],
  },
  {
    name: 'nothing stands in brackets',
    breaks: (text) => /[()]/.test(text),
    old: ['ਇੱਕ ਪਾਸੇ ਲਿਟਾਓ (ਪਾਸੇ ਪਰਨੇ)।'],
  },
  {
    name: `missing breath is “${missingBreath}”`,
    breaks: (text) =>
      /ਹਿਚਕੀ|ਸਾਹ ਨਾ ਚੱਲੇ|ਸਾਹ (?:\S+ )?(?:ਬੰਦ|ਸ਼ੁਰੂ)|ਸਾਹ ਰੁਕ ਜਾ/.test(
        // The second replacement is the title of the first box of the sheet.
        text.replaceAll(missingBreath, '').replace(/^ਸਾਹ ਨਾ ਚੱਲੇ$/, ''),
      ),
    old: ['ਮਿਰਗੀ ਵਰਗੇ ਦੌਰੇ ਤੋਂ ਬਾਅਦ ਸਾਹ ਨਾ ਚੱਲੇ, ਸਿਰਫ਼ ਹਿਚਕੀ ਵਰਗਾ ਸਾਹ ਆਵੇ।', 'ਬੁੱਲ੍ਹ ਨੀਲੇ ਪੈ ਜਾਣ, ਜਾਂ ਸਾਹ ਮੁੜ ਸ਼ੁਰੂ ਨਾ ਹੋਵੇ।'],
  },
];

describe.each(rules)('$name', ({ breaks, old }) => {
  test('holds in every sign, card, sheet and tier', () => {
    expect(texts.filter(breaks)).toEqual([]);
  });

  test.each(old)('refuses “%s”', (sentence) => {
    expect(breaks(sentence)).toBe(true);
  });
});

test('every sign with an English step for the night has a Punjabi one, and no other', () => {
  const nights = (words: Readonly<Record<string, { readonly night?: string }>>) =>
    dangerIds.filter((id) => words[id]?.night);
  expect(nights(dangerWords)).toEqual(nights(english));
});

/** Numbers in digits, and the one that Punjabi says in words. */
const numbersOf = (message: unknown) =>
  stringsOf(message).flatMap((text) => text.replace('ਦੂਜੇ ਤੋਂ ਚੌਥੇ ਦਿਨ', '2 4').match(/\d+(?:\.\d+)?/g) ?? []);

const pairs: readonly (readonly [name: string, english: unknown, punjabi: unknown])[] = [
  ...dangerIds.map((id) => [id, english[id], dangerWords[id]] as const),
  ...Object.entries(cards).map(
    ([id, card]) => [id, englishCards[id as keyof typeof englishCards], card] as const,
  ),
  ['sheet', englishSheet, sheet],
];

test('every number of an English sign, card or sheet stands in the Punjabi one', () => {
  const lost = pairs.filter(([, from, to]) =>
    numbersOf(from).some((number) => !numbersOf(to).includes(number)),
  );
  expect(lost.map(([name]) => name)).toEqual([]);
});
