import type { Night, Tier } from '#app/content/dangers/danger.ts';
import type { FirstAidId } from '#app/content/dangers/first-aid-ids.ts';
import type { UrgentGroupId } from '#app/content/dangers/urgent-groups.ts';
import type { Around } from '#app/languages/messages.ts';
import { plural } from '#app/languages/plural.ts';

interface UrgentWords {
  /** Heading of the phone numbers. */
  readonly calls: string;
  /** Link to the emergency departments, which are further down. */
  readonly departments: string;
  /** Heading of the links to the cards of first aid. */
  readonly firstAid: string;
  readonly cards: Readonly<Record<FirstAidId, string>>;
  /** Name of the filter among the landmarks of the page. */
  readonly filter: string;
  readonly label: string;
  readonly placeholder: string;
  readonly submit: string;
  /** Name of the list of groups. */
  readonly jump: string;
  readonly groups: Readonly<Record<UrgentGroupId, string>>;
  /** Action of each tier, on every row. */
  readonly actions: Readonly<Record<Exclude<Tier, 'soon'>, string>>;
  /** Sentence for each `night` of a row while the hospital is closed. Phone numbers follow that of `helpline`. */
  readonly nights: Readonly<Record<Night, string>>;
  /** Before the helplines of a row. */
  readonly also: string;
  readonly found: (count: number, text: string) => string;
  readonly nothing: (text: string) => string;
  readonly showAll: string;
  /** Text before and after the link to the booking. */
  readonly soon: Around;
  readonly booking: string;
}

export const urgentWords: UrgentWords = {
  calls: 'Call now',
  departments: 'Emergency departments near us',
  firstAid: 'First aid, step by step',
  cards: {
    overdose: 'Overdose: they cannot be woken',
    fit: 'A fit, with a timer',
    alcohol: 'A drinker who stops or shakes',
    tonight: 'Drink or drugs: what to do tonight',
  },
  filter: 'Find a sign',
  label: 'What do you see?',
  placeholder: 'breathing, fit, tablets …',
  submit: 'Show',
  jump: 'Signs by what you see',
  groups: {
    breath: 'Breathing and chest',
    fit: 'A fit',
    poison: 'Poison and tablets',
    life: 'Thoughts of ending life',
    drink: 'Drink and drugs',
    voices: 'Voices, mania and fear',
    harm: 'Blows, and harm by others',
    child: 'A child',
    birth: 'Pregnancy and birth',
    medicine: 'A medicine',
    head: 'Headache, nerves and confusion',
    body: 'The body',
    sleep: 'Sleep',
  },
  actions: {
    ambulance: 'Call 112',
    emergency: 'Go to an emergency department now',
    today: 'Ring us today',
  },
  nights: {
    department: 'If we are closed, go to an emergency department.',
    helpline: 'If we are closed, do not stay alone, and call',
    morning: 'If we are closed, ring in the morning. If it gets worse, go to an emergency department.',
  },
  also: 'Also:',
  found: (count, text) => `${count} ${plural('en', count, { one: 'sign', other: 'signs' })} for “${text}”.`,
  nothing: (text) =>
    `No sign here has the words “${text}”. If you are afraid for somebody, call 112 all the same. All signs are below.`,
  showAll: 'Show all signs',
  soon: ['Signs that can wait for some days are not on this page. For them, ', '.'],
  booking: 'choose a doctor and a time',
};
