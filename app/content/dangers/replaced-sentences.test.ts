/** Sentences that a clinical reading found wrong or hard to act on. No English text may hold them again. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dangerWords } from '#messages/content/dangers/danger-words.ts';
import { firstAidWords } from '#messages/content/dangers/first-aid.ts';
import { dangerIds } from './danger-table.ts';

const folder = join(import.meta.dirname, '../../languages/en');

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(?:mdx|tsx?)$/.test(name),
);

const replaced = [
  'Pregnant on valproate, topiramate or lithium: do not stop alone.',
  'Do not stop either by yourself, above all with epilepsy.',
  'Pregnant? Go on, and ring today.',
  'Chest pain or pressure, a faint, or real trouble breathing.',
  'Sit the person up. Do not try to breathe it away.',
  'Gloves, clothes off, wash.',
  'Nothing to drink. Open the windows: breath and vomit give gas.',
  'Breath slow: 1 breath every 5 seconds.',
  'Not breathing normally:',
  'Five minutes: ambulance.',
  'check the breathing. No breath: call 112',
  'Blue lips, choking, or breathing',
  'breathing that is not normal',
  'New numbness between the legs',
  'Sudden confusion, or cannot be woken properly.',
  'An older person muddled or very sleepy within hours or days.',
  'A slow bleed in the head | Hospital today',
  'Vomiting, drowsy, confused, a fit, seeing things',
  'You are about to hit a child or elder.',
  'Waking with choking or gasping, night after night.',
  'A drinker newly muddled or unsteady',
  'Drowsy or collapsed after alcohol',
  'After drinking less: a fit',
  'After a blow to the head: drowsy',
  'A heartbeat that stays very fast or uneven.',
  'A serious injury, a burn, or bleeding over 10 minutes.',
  'Hot and confused, a fit or collapse',
  'or a swollen, hard belly.',
  'As soon as you can, at most 5 days',
  'Ring us within days. Do not raise it.',
  '**Restless, stiff or shaking:**',
  'After three months 5 to 6 of 10',
  'After more than four days with almost nothing',
  'vomiting is more urgent: the box above',
  'Vomited, or the chemist has none?',
  'On methylphenidate: a faint',
  'fever of 38 °C or a sore throat',
  'On valproate: vomiting and drowsy',
  'They have tried to end their life, or say how they will.',
  'Deep, or bleeding over 10 minutes',
  'Mute, stiff, not drinking.',
  'Twitching, agitation, fever within a day',
  'A voice orders death or harm',
  'New voices or beliefs, no danger.',
  'Days of little sleep, too much energy.',
  'Despair together with restless speed.',
  'A first fit; or one in pregnancy',
  'A headache at its worst within 5 minutes;',
  'Face, arm or speech fails',
  'Opioids again after a week without',
  'A needed medicine stopped',
  'After a birth: a thought of harming',
  '“I am a bad mother”, no bond',
  '(ACE inhibitor, ARB, diuretic) only with a level planned',
  'Too many tablets of the amitriptyline kind',
  'Blows or threats at home that have ended for now.',
  'A child tells of touching.',
  'A new tablet to prevent headache, and confused',
  'Small meals. Blood tests and vitamin B1 come first.',
  'Severe withdrawal after a tablet of naltrexone',
  'Closed, or no answer to two calls in 15 minutes?',
  'Go to somebody. Hand over what you would use.',
  'Several people in one room with a headache',
  'Clock, side, nothing in the mouth.',
  'No “sleeping it off”: watch the breathing.',
  'With an eating disorder: faint',
  'Hardly any food for 5 days.',
  'An erection of 2 hours, painful or not.',
  'On carbamazepine: newly confused, unsteady',
  'and only for some women. Only a government',
  'The owner takes it to the police station or a licensed dealer',
  'Ask the police or a licensed dealer to fetch',
  'A weapon, blows, or threats that you believe.',
  // next
] as const;

test.each(replaced)('no English text says “%s”', (sentence) => {
  expect(files.filter((name) => readFileSync(join(folder, name), 'utf8').includes(sentence))).toEqual([]);
});

test('first aid and signs call missing breath “no breath, or only gasps”', () => {
  const texts = [
    ...Object.values(firstAidWords).flatMap(({ steps, never }) => [...steps, never]),
    ...dangerIds.flatMap((id) => Object.values(dangerWords[id])),
  ];
  expect(texts.filter((text) => /(?:not breathing|breathing that is not) normal/i.test(text))).toEqual([]);
});

test('a sign says the whole action: “call 112”, never “: ambulance”', () => {
  const texts = dangerIds.flatMap((id) => Object.values(dangerWords[id]));
  expect(texts.filter((text) => /: (?:ambulance|emergency department)\b/i.test(text))).toEqual([]);
});

test('a sign says “fainted” or “giddy”, never “a faint” or “faint”', () => {
  const texts = dangerIds.flatMap((id) => Object.values(dangerWords[id]));
  expect(texts.filter((text) => /\bfaint\b/i.test(text))).toEqual([]);
});

test('a temperature in °C stands with the same in °F', () => {
  const texts = dangerIds.flatMap((id) => Object.values(dangerWords[id]));
  expect(texts.filter((text) => text.includes('°C') && !text.includes('°F'))).toEqual([]);
});
