import type { HospitalFacts, Manager } from '#app/hospital-facts/fact-types.ts';
import { textField, textOrNull } from '../fact-fields.server.ts';
import { type FactField, type FactTexts, factSection } from '../fact-section.ts';

/** Headings of the three people on the page Management (requirement 20). */
const people = ['First person: the one in charge', 'Second person', 'Third person'] as const;

const numbers = people.map((_, place) => place + 1);

const fieldsOf = (heading: string, place: number): readonly FactField[] => [
  textField({ name: `name${place + 1}`, heading, label: 'Name', hint: 'With Dr. or Mr.', max: 80 }),
  textField({ name: `title${place + 1}`, label: 'Title', max: 80, required: true }),
  {
    ...textField({
      name: `description${place + 1}`,
      label: 'What they answer for',
      max: 400,
      required: true,
    }),
    kind: 'lines',
  },
];

const named = ({ photograph }: Manager, texts: FactTexts, number: number): Manager => ({
  name: textOrNull(texts[`name${number}`] ?? ''),
  title: texts[`title${number}`] ?? '',
  description: texts[`description${number}`] ?? '',
  photograph,
});

const textsOf = ({ management }: HospitalFacts): FactTexts =>
  Object.fromEntries(
    numbers.flatMap((number) => {
      const person = management[number - 1];
      return [
        [`name${number}`, person?.name ?? ''],
        [`title${number}`, person?.title ?? ''],
        [`description${number}`, person?.description ?? ''],
      ];
    }),
  );

export const management = factSection({
  id: 'management',
  purpose: 'The three people who run the hospital.',
  shows: 'On Management.',
  confirms: ['managementTitles'],
  fields: people.flatMap(fieldsOf),
  textsOf,
  applied: (facts, texts: FactTexts) => ({
    ...facts,
    management: facts.management.map((manager, place) => named(manager, texts, place + 1)),
  }),
});
