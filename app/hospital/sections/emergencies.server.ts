import type { EmergencyCare, EmergencyDepartment, HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import type { CheckedText } from '#app/ui/form/declared-field.ts';
import {
  pastDayField,
  phoneField,
  phoneOrNull,
  phoneText,
  textField,
  textOrNull,
} from '../fact-fields.server.ts';
import { type FactField, type FactTexts, factSection } from '../fact-section.ts';
import { hoursField, hoursOf, hoursText } from '../hours-field.server.ts';
import { localizedFields, localizedTexts, translationsFrom } from '../localized-fields.server.ts';
import { mapLink } from '../map-link.server.ts';

/** Numbers of the departments. A frightened reader cannot choose from more. */
const numbers = [1, 2, 3, 4] as const;

const care = {
  none: 'No',
  always: 'Yes, day and night',
  hours: 'Yes, at the hours below',
} as const;

const messages = {
  care: 'Choose an answer from the list.',
  hours: 'Enter at least one row of hours.',
  noHours: `Hours are entered below: choose “${care.hours}”, or empty them.`,
  name: 'Enter the name of the department.',
  takes: 'Enter which emergencies it treats.',
  map: 'Paste a link of a map, such as https://maps.app.goo.gl/ and what follows.',
  number: 'Enter the number that was called.',
} as const;

const checkMap = (typed: string): CheckedText => {
  const text = mapLink(typed);
  return text === undefined ? { problem: messages.map } : { text };
};

const heading = (number: number) => (number === 1 ? 'Department 1: the nearest' : `Department ${number}`);

const half = { isHalf: true } as const;

const fieldsOf = (number: number): readonly FactField[] => {
  const label = (words: string) => `Department ${number}: ${words}`;
  return [
    textField({
      name: `name${number}`,
      heading: heading(number),
      label: label('name'),
      hint: 'With its town',
      max: 80,
      ...half,
    }),
    ...localizedFields(`name${number}`, (language) => label(`name in ${language}`), { max: 80, ...half }),
    textField({
      name: `takes${number}`,
      label: label('what it treats'),
      hint: 'One line for a frightened reader',
      max: 120,
    }),
    ...localizedFields(`takes${number}`, (language) => label(`what it treats, in ${language}`), {
      hint: 'Likewise in one line',
      max: 120,
    }),
    {
      ...textField({
        name: `map${number}`,
        label: label('link to a map'),
        hint: 'Find its entrance on Google Maps, press Share, copy the link',
        max: 400,
        check: checkMap,
      }),
      kind: 'url',
    },
    phoneField({
      name: `phone${number}`,
      label: label('phone'),
      hint: 'Call it before you save',
      ...half,
    }),
    pastDayField({
      name: `calledOn${number}`,
      label: label('last called on'),
      hint: 'The website shows it. Call every six months',
      later: 'This day is still to come: enter the one on which somebody called.',
      ...half,
    }),
  ];
};

/** Names of a department's fields without its number, in the default locale. */
const parts = ['name', 'takes', 'map', 'phone', 'calledOn'] as const;

/** Fields that have a text in each locale. */
const localizedParts = ['name', 'takes'] as const;

type Part = (typeof parts)[number];

const textsAt = (texts: FactTexts, number: number) =>
  Object.fromEntries(parts.map((part) => [part, texts[part + number] ?? ''])) as Record<Part, string>;

const translationsAt = (texts: FactTexts, number: number) =>
  translationsFrom(texts, localizedParts, { suffix: String(number) });

function departmentFaults(texts: FactTexts, number: number): Readonly<Record<string, string>> {
  const { name, takes, map, phone, calledOn } = textsAt(texts, number);
  if (name === '') {
    const translated = Object.values(translationsAt(texts, number)).flatMap((words) => Object.values(words));
    const isEmpty =
      [takes, map, phone, calledOn].every((text) => text === '') && translated.every((text) => text === null);
    return isEmpty ? {} : { [`name${number}`]: messages.name };
  }
  return {
    ...(takes === '' && { [`takes${number}`]: messages.takes }),
    ...(map === '' && { [`map${number}`]: messages.map }),
    ...(calledOn !== '' && phone === '' && { [`phone${number}`]: messages.number }),
  };
}

function departmentOf(texts: FactTexts, number: number): readonly EmergencyDepartment[] {
  const { name, takes, map, phone, calledOn } = textsAt(texts, number);
  if (name === '') return [];
  return [
    {
      name,
      phone: phoneOrNull(name, phone),
      mapUrl: map,
      takes,
      translations: translationsAt(texts, number),
      calledOn: textOrNull(calledOn),
    },
  ];
}

const departmentTexts = ({ emergencyDepartments }: HospitalFacts): FactTexts =>
  Object.assign(
    {},
    ...numbers.map((number): FactTexts => {
      const department = emergencyDepartments[number - 1];
      return {
        [`name${number}`]: department?.name ?? '',
        [`takes${number}`]: department?.takes ?? '',
        ...localizedTexts(department?.translations ?? {}, localizedParts, String(number)),
        [`map${number}`]: department?.mapUrl ?? '',
        [`phone${number}`]: phoneText(department?.phone ?? null),
        [`calledOn${number}`]: department?.calledOn ?? '',
      };
    }),
  );

function careTexts({ emergencyCare }: HospitalFacts): { readonly care: string; readonly careHours: string } {
  if (emergencyCare === null || emergencyCare === 'none') return { care: emergencyCare ?? '', careHours: '' };
  return 'always' in emergencyCare
    ? { care: 'always', careHours: '' }
    : { care: 'hours', careHours: hoursText(emergencyCare.hours) };
}

function careOf(says: string, hours: string): EmergencyCare | null {
  if (says === 'hours') return { hours: hoursOf(hours) };
  if (says === 'always') return { always: true };
  return says === 'none' ? 'none' : null;
}

export const emergencies = factSection({
  id: 'emergencies',
  purpose:
    'Whether this hospital treats emergencies, and the departments to which people go otherwise. The website never says that we treat emergencies before it is entered here.',
  shows: 'On home, beside the phone on most pages, and in the urgent help of the information pages.',
  fields: [
    {
      ...textField({
        name: 'care',
        heading: 'Emergencies at this hospital',
        label: 'Does this hospital treat emergencies?',
        hint: 'A clinician decides it. Until it is entered the website says no',
      }),
      kind: 'choice',
      options: [
        { value: '', label: 'Not entered yet' },
        ...Object.entries(care).map(([value, label]) => ({ value, label })),
      ],
      check: (text): CheckedText => (Object.hasOwn(care, text) ? { text } : { problem: messages.care }),
    },
    hoursField({
      name: 'careHours',
      label: 'Hours in which it treats them',
      hint: 'On the days under Holidays the website says that it does not. Midnight is 00:00. Empty all fields of a row to take it away.',
    }),
    ...numbers.flatMap(fieldsOf),
  ],
  faults: (texts: FactTexts) => ({
    ...(texts.care === 'hours' && texts.careHours === '' && { careHours: messages.hours }),
    ...(texts.care !== 'hours' && texts.careHours !== '' && { care: messages.noHours }),
    ...Object.assign({}, ...numbers.map((number) => departmentFaults(texts, number))),
  }),
  textsOf: (facts): FactTexts => ({ ...careTexts(facts), ...departmentTexts(facts) }),
  applied: (facts, texts: FactTexts) => ({
    ...facts,
    emergencyCare: careOf(texts.care ?? '', texts.careHours ?? ''),
    emergencyDepartments: numbers.flatMap((number) => departmentOf(texts, number)),
  }),
});
