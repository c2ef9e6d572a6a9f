import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import type { HospitalFacts, Manager } from '#app/hospital-facts/fact-types.ts';
import { textField, textOrNull } from '../fact-fields.server.ts';
import { type FactField, type FactTexts, factSection } from '../fact-section.ts';
import { localizedFields, localizedTexts, translationsFrom } from '../localized-fields.server.ts';

/** Headings of the three people on the page Management (requirement 20). */
const people = ['First person: the one in charge', 'Second person', 'Third person'] as const;

const numbers = people.map((_, index) => index + 1);

/** Fields that have a text in each locale. */
const localizedParts = ['title', 'description'] as const;

const isLong = { kind: 'lines' } as const;

const fieldsOf = (heading: string, index: number): readonly FactField[] => {
  const number = index + 1;
  return [
    textField({ name: `name${number}`, heading, label: 'Name', hint: 'With Dr. or Mr.', max: 80 }),
    textField({ name: `title${number}`, label: 'Title', max: 80, required: true }),
    ...localizedFields(`title${number}`, (language) => `Title in ${language}`, { max: 80 }),
    {
      ...textField({ name: `description${number}`, label: 'What they answer for', max: 400, required: true }),
      ...isLong,
    },
    ...localizedFields(`description${number}`, (language) => `What they answer for, in ${language}`, {
      max: 400,
    }).map((field) => ({ ...field, ...isLong })),
  ];
};

function named({ photograph }: Manager, texts: FactTexts, number: number): Manager {
  const person = {
    title: texts[`title${number}`] ?? '',
    description: texts[`description${number}`] ?? '',
  };
  const inCode = defaultFacts.management[number - 1];
  return {
    name: textOrNull(texts[`name${number}`] ?? ''),
    ...person,
    translations: translationsFrom(texts, localizedParts, {
      suffix: String(number),
      code: { translations: inCode?.translations, isShown: (part) => person[part] === inCode?.[part] },
    }),
    photograph,
  };
}

const textsOf = ({ management }: HospitalFacts): FactTexts =>
  Object.assign(
    {},
    ...numbers.map((number): FactTexts => {
      const person = management[number - 1];
      return {
        [`name${number}`]: person?.name ?? '',
        [`title${number}`]: person?.title ?? '',
        [`description${number}`]: person?.description ?? '',
        ...localizedTexts(person?.translations ?? {}, localizedParts, String(number)),
      };
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
    management: facts.management.map((manager, index) => named(manager, texts, index + 1)),
  }),
});
