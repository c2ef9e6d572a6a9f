/** The text of an information page may explain a danger, but must not give it a tier other than the table's. */
import { describe, expect, test } from 'vitest';
import type { DangerText } from '#messages/content/dangers/danger-text.ts';
import { dangerWords } from '#messages/content/dangers/danger-words.ts';
import { readInformationPages } from '#tools/information-pages/read.ts';
import { type Tier, tiers } from './danger.ts';
import { type DangerId, dangerAt } from './danger-table.ts';

/** Patterns by which text names a danger. Each has a sentence with a wrong tier, which proves that the pattern works. */
const namedInProse: readonly (readonly [id: DangerId, named: RegExp, found: string])[] = [
  [
    'lithium-toxic',
    /(?=.*\blithium\b)(?=.*(?:coarse|slurred|unsteady|vomiting again))/i,
    'On lithium a coarse shake: ring us today.',
  ],
  ['clozapine-bowel', /(?=.*clozapine)(?=.*(?:belly|bowel|swelling))/i, 'Belly pain on clozapine: today.'],
  [
    'clozapine-fever',
    /(?=.*clozapine)(?=.*(?:fever|sore throat))/i,
    'On clozapine a sore throat: book a visit.',
  ],
  ['clozapine-heart', /(?=.*clozapine)(?=.*chest pain)/i, 'Chest pain on clozapine: ring us today.'],
  [
    'birth-harm',
    /(?=.*\b(?:mother|birth|baby)\b)(?=.*\bharm)(?=.*(?:feels right|no longer|order))/i,
    'A mother whose thought of harm feels right: today.',
  ],
  [
    'birth-intrusive',
    /(?=.*\b(?:mother|birth|baby)\b)(?=.*\bharm)(?=.*horrif)/i,
    'Thoughts of harm to the baby that horrify her: call 112.',
  ],
  [
    'alcohol-severe',
    /(?=.*(?:last drink|drinking less|stopping alcohol))(?=.*(?:seeing|visions|\bfit\b|delirium))/i,
    'A fit after the last drink: ring us today.',
  ],
  [
    'opioid-overdose',
    /(?=.*opioid)(?=.*(?:cannot be woken|no waking|blue lips|slow breath))/i,
    'Blue lips after opioids: ring us today.',
  ],
  [
    'fit-long',
    /(?=.*\b(?:fit|seizure)\b)(?=.*\b(?:five|5) minutes)/i,
    'A fit over 5 minutes: ring us today.',
  ],
  ['fit-first', /\bfirst (?:fit|seizure)\b/i, 'A first fit: book a visit within days.'],
  [
    'rash-severe',
    /(?=.*\brash\b)(?=.*(?:blister|mouth sores|swollen face|fever))/i,
    'A rash with blisters: ring us today.',
  ],
  ['priapism', /(?=.*erection)(?=.*\bhours\b)/i, 'An erection of 2 hours: ring us today.'],
  ['overdose', /(?=.*\b(?:overdose|too many tablets|swallowed)\b)/i, 'Too many tablets: ring us today.'],
  ['voices-order', /(?=.*\bvoices?\b)(?=.*\border)/i, 'Voices that order harm: ring us today.'],
  [
    'stroke',
    /(?=.*(?:drooping face|face droops|one side (?:is )?weak|speech (?:is )?gone))/i,
    'A drooping face: ring us today.',
  ],
  [
    'delirium',
    /(?=.*\b(?:old|older|elder)\b)(?=.*\b(?:confus|muddled))/i,
    'An older person confused since last night: book soon.',
  ],
  [
    'not-drinking',
    /(?=.*(?:nothing drunk|no water|refus\w+ (?:every|all) drink|not drinking))/i,
    'Nothing drunk for a day: ring us today.',
  ],
  ['missing', /(?=.*\b(?:missing|run away|ran away)\b)/i, 'The child has run away: ring us today.'],
  [
    'drowsy-drive',
    /(?=.*(?:at the wheel|while driving))(?=.*(?:nod|doz|asleep))/i,
    'You dozed at the wheel: call 112.',
  ],
  ['rape', /\bforced sex\b|\braped?\b/i, 'Forced sex: book a visit.'],
];

/** Patterns by which text names a tier. */
const saidTier: Readonly<Record<Tier, RegExp>> = {
  ambulance: /\bcall (?:112|108|an ambulance)\b|\bambulance\b/i,
  emergency: /\bemergency department\b|\bhospital (?:now|at once)\b/i,
  today: /\b(?:today|same day|that day)\b/i,
  soon: /\b(?:book (?:a visit|soon)|within days|book an appointment)\b/i,
};

const sentencesOf = (body: string) =>
  body
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.!?])\s+(?=[A-Z“"])/));

/** Tiers that text may name: the tier of the row, and tiers that its `meanwhile` text names for a worse sign. */
const mayBeSaid = (id: DangerId): readonly Tier[] =>
  tiers.filter(
    (tier) =>
      tier === dangerAt(id).tier || saidTier[tier].test((dangerWords[id] as DangerText).meanwhile ?? ''),
  );

const wrongIn = (sentence: string) =>
  namedInProse.flatMap(([id, named]) =>
    named.test(sentence)
      ? tiers
          .filter((tier) => saidTier[tier].test(sentence) && !mayBeSaid(id).includes(tier))
          .map((tier) => `${id} as ${tier}: ${sentence}`)
      : [],
  );

test.each(namedInProse)('refuses %s under another tier', (id, _named, wrong) => {
  expect(wrongIn(wrong).join()).toContain(id);
});

describe.each(readInformationPages().map(({ frontMatter: { path }, body }) => ({ path, body })))(
  '$path',
  ({ body }) => {
    test('gives no danger another tier than the table', () => {
      expect(sentencesOf(body).flatMap(wrongIn)).toEqual([]);
    });

    test('has no list of urgent signs outside its box', () => {
      expect(body).not.toMatch(/<UrgentHelp|<Now|<Today|<Soon|<Overdose/);
      expect(body).not.toMatch(/^#+ (?:When to get help|Get help now|Urgent|Emergency)/m);
    });
  },
);
