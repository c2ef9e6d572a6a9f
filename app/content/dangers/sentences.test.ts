/** Rules for the English texts of all signs and first-aid cards, so that a frightened reader can act on each sentence. */
import { describe, expect, test } from 'vitest';
import { dangerWords } from '#messages/content/dangers/danger-words.ts';
import { firstAidWords } from '#messages/content/dangers/first-aid.ts';
import { dangerAt, dangerIds } from './danger-table.ts';

const texts: readonly string[] = [
  ...Object.values(dangerWords).flatMap((text) => Object.values(text)),
  ...Object.values(firstAidWords).flatMap(({ signs = '', steps, never, say = '' }) => [
    signs,
    ...steps,
    never,
    say,
  ]),
].filter((text) => text !== '');

const sentencesOf = (text: string) => text.split(/(?<=[.?!]”?)\s+/);

/** Finite forms that are seldom nouns. Add the verb of a new text here or to `orders`. */
const verbs = new RegExp(
  `\\b(?:${[
    'am is are was were has have had do does did can cannot could may must will would should',
    'asks avoids bangs bears beats becomes begins begin believes bends bleeds blurs breathes breathe bullies changes checks chokes become comes come costs counts cost',
    'despairs dies dribbles drinks drives droops fades fade fails fall falls fears feels fights finds folds follows follow forces forget fade gets gives goes go grows hears',
    'helps hits holds hurts jerk jerks keep keeps killed knows lasts leads leaves lies lives locks loses makes make means moves needs opens passes pauses plays pulls refuses roll reads',
    'reaches return rises runs says sees sets shows snores spends spreads stands starts stays stops swells takes talks tells tempt tempts thinks threatens threaten tightens tingle troubles turn turns',
    'twists twitch vomits wakes walks washes wets works talk',
    'became behaves fainted gave snapped take took went',
  ]
    .join('|')
    .replaceAll(' ', '|')})\\b`,
  'i',
);

/** Verbs with which an order begins. */
const orders =
  /(?:^(?:Never |Also )?|[,;:] (?:and |or |but |then )?|\b(?:and|or|not|then|but) )[“]?(?:Act|Ask|Believe|Book|Bring|Call|Come|Cool|Drink|Eat|Film|Follow|Get|Give|Go|Keep|Lay|Leave|Let|Loosen|Look|Move|Note|Open|Press|Put|Rinse|Ring|Say|Set|Shout|Show|Sit|Sleep|Stay|Stop|Take|Tell|Tilt|Treat|Turn|Use|Watch|Wear|Write|Check)\b/i;

/** A person or thing as the subject, followed directly by a word that can only be its verb. */
const subjects =
  /\b(?:you|they|she|he|it|we|I|somebody|nobody|everybody|anybody|child|baby|mother|pupil)(?: (?:newly|suddenly|still|also|never|no longer|slowly|hardly|ever))* (?!(?:a|above|after|alone|and|at|because|but|by|even|for|from|if|in|near|of|on|or|so|than|that|the|then|to|under|until|when|who|with|without)\b)[a-z]+/i;

const subordinate = /\b(?:that|who|which|if|when|while|because|although|where|until|since|even)\b/i;

const hasVerb = (part: string) => verbs.test(part) || orders.test(part) || subjects.test(part);

/** Whether the main clause has a verb. A verb in a clause such as “that you cannot bear” does not count. */
const isWhole = (sentence: string) => {
  if (/(?:^|: )(?:cannot|unable)\b/i.test(sentence)) return false;
  const bare = sentence.replace(/^Or,? /, '');
  const subject = /^(?:Somebody|A man|A woman) who \w+ (?:\w+ )?/i.exec(bare);
  if (subject) return hasVerb(bare.slice(subject[0].length));
  const [main = ''] = bare.split(subordinate);
  if (hasVerb(main)) return true;
  const opens = /^(?:If|When|While|Because|Although|Where|Until|Since)\b/i.test(bare);
  return (
    opens &&
    bare
      .split(/[,;:] /)
      .slice(1)
      .some(hasVerb)
  );
};

const fixedPhrase = /\bno breath, or only gasps\b/gi;

interface Rule {
  readonly name: string;
  readonly breaks: (text: string) => boolean;
  /** Sentences that stood in these texts, which prove that the rule catches. */
  readonly old: readonly string[];
}

const rules: readonly Rule[] = [
  {
    name: 'a list has “and” or “or” before its last item',
    breaks: (text) =>
      text.split(/(?<=[.?!;:])\s+/).some((clause) => {
        const items = clause.split(/,\s+/);
        return items.length > 2 && !items.slice(-2).some((item) => /\b(?:and|or|but|then)\b/i.test(item));
      }),
    old: ['Mute, stiff, not drinking.', 'Twitching, agitation, fever within a day of starting.'],
  },
  {
    name: 'an action is a whole sentence, never “: ambulance”',
    breaks: (text) => /: (?:ambulance|emergency department)\b/i.test(text),
    old: ['Deep, or bleeding over 10 minutes: ambulance.'],
  },
  {
    name: 'a temperature in °C stands with the same in °F',
    breaks: (text) => text.includes('°C') && !text.includes('°F'),
    old: ['On clozapine: fever of 38 °C or a sore throat.'],
  },
  {
    name: 'brackets hold only a temperature in °F',
    breaks: (text) => /\((?![\d.]+ °F\))/.test(text),
    old: ['By law (POCSO) everybody must tell the police.'],
  },
  {
    name: 'somebody “fainted” or is “giddy”, never “faint”',
    breaks: (text) => /\bfaint\b/i.test(text),
    old: ['Chest pain or pressure, a faint, or real trouble breathing.'],
  },
  {
    name: 'missing breath is “no breath, or only gasps”',
    breaks: (text) =>
      /\bno (?:\w+ )?breath|\b(?:not|without|stops?|stopped) breath|\b(?:not|never) breathe\b|\bbreath\w* (?:stops?|stopped|has stopped|fails|that (?:is|does) not|does not)\b|\bgasps\b|\bbreathless\b/i.test(
        text.replace(fixedPhrase, ''),
      ),
    old: [
      'Not breathing normally: 30 presses on the chest.',
      'On the side, and check the breathing. No breath: call 112.',
      'Blue lips, or breathing that does not start again.',
    ],
  },
  {
    name: 'every sentence has a verb in its main clause',
    breaks: (text) => !sentencesOf(text).every(isWhole),
    old: [
      'Acid, bleach or disinfectant swallowed.',
      'Cannot wash, eat or stay safe alone.',
      'Missing: a child, or anyone confused or in danger.',
      'Thoughts of dying, but no plan.',
      'Shame or despair that you cannot bear alone.',
      'A testicle that suddenly hurts badly or swells.',
      'Forced sex in the last 5 days.',
      'Driving, fighting or risk that nobody can stop.',
      'Shaking or sweating since the last drink.',
      'Walking in sleep since a new sleeping tablet.',
      'An older person who is starved, neglected or robbed at home.',
      'On lithium: confused, very drowsy or a fit; or too many tablets.',
      'Yellow eyes with drowsiness or confusion.',
      'A blood sugar test today.',
    ],
  },
];

describe.each(rules)('$name', ({ breaks, old }) => {
  test('holds in every sign and first-aid card', () => {
    expect(texts.filter(breaks)).toEqual([]);
  });

  test.each(old)('refuses “%s”', (sentence) => {
    expect(breaks(sentence)).toBe(true);
  });
});

test('a sign that can wait for the morning says how to stay safe until then', () => {
  const silent = dangerIds.filter((id) => dangerAt(id).night === 'morning' && !dangerWords[id].night);
  expect(silent).toEqual([]);
});

test('only a sign of the tier “today” says what to do at night', () => {
  expect(dangerIds.filter((id) => dangerWords[id].night && dangerAt(id).tier !== 'today')).toEqual([]);
});
