import type { HospitalFacts, NoticePlace, PublicNotice } from '#app/hospital-facts/fact-types.ts';
import { isDay } from '#app/time/calendar.ts';
import type { CheckedText } from '#app/ui/form/declared-field.ts';
import { textField, textOrNull } from '../fact-fields.server.ts';
import { type FactField, type FactTexts, factSection } from '../fact-section.ts';
import { localizedFields, localizedTexts, translationsFrom } from '../localized-fields.server.ts';

/** Numbers of the notices. More than three would push every page down. */
const numbers = [1, 2, 3] as const;

const places: Readonly<Record<NoticePlace, string>> = {
  all: 'All public pages',
  home: 'Home only',
  visits: 'Doctors, booking, call-back and Find us',
};

const messages = {
  text: 'Enter the text of the notice.',
  until: 'Choose the last day: the notice goes by itself after it.',
  order: 'The last day lies before the first.',
  noDay: 'Enter a day of the calendar.',
  over: 'This day is over. Choose a later one, or empty the fields of this notice.',
} as const;

/** Longest notice, in characters: two lines on a desktop, four on a phone. */
const longestText = 200;

const dayField = (field: { readonly name: string; readonly label: string; readonly hint: string }) => ({
  ...textField({ ...field, max: 10, isHalf: true }),
  kind: 'date' as const,
});

const fieldsOf = (number: number): readonly FactField[] => [
  textField({
    name: `text${number}`,
    heading: `Notice ${number}`,
    label: `Notice ${number}`,
    hint: 'One or two sentences, such as “Closed on Diwali, 8 November. The phone is answered.”',
    max: longestText,
  }),
  ...localizedFields(`text${number}`, (language) => `Notice ${number} in ${language}`, { max: longestText }),
  {
    ...dayField({ name: `from${number}`, label: `Notice ${number}: first day`, hint: 'Empty: at once' }),
    check: (text): CheckedText => (isDay(text) ? { text } : { problem: messages.noDay }),
  },
  {
    ...dayField({
      name: `until${number}`,
      label: `Notice ${number}: last day`,
      hint: 'It is shown to midnight of this day',
    }),
    check(text, today): CheckedText {
      if (!isDay(text)) return { problem: messages.noDay };
      return text < today ? { problem: messages.over } : { text };
    },
  },
  {
    ...textField({ name: `place${number}`, label: `Notice ${number}: where`, max: 10 }),
    kind: 'choice',
    options: Object.entries(places).map(([value, label]) => ({ value, label })),
    check: (text): CheckedText => (isPlace(text) ? { text } : { text: 'all' }),
  },
];

const isPlace = (text: string): text is NoticePlace => Object.hasOwn(places, text);

function faultsOf(texts: FactTexts, number: number): Readonly<Record<string, string>> {
  const [text, from, until] = ['text', 'from', 'until'].map((part) => texts[part + number] ?? '') as [
    string,
    string,
    string,
  ];
  const translated = Object.values(translationsFrom(texts, ['text'], { suffix: String(number) })).some(
    (words) => words.text !== null,
  );
  if (text === '')
    return translated || from !== '' || until !== '' ? { [`text${number}`]: messages.text } : {};
  if (until === '') return { [`until${number}`]: messages.until };
  return until < from ? { [`until${number}`]: messages.order } : {};
}

function noticeOf(texts: FactTexts, number: number): readonly PublicNotice[] {
  const text = texts[`text${number}`] ?? '';
  const place = texts[`place${number}`] ?? '';
  if (text === '') return [];
  return [
    {
      text,
      translations: translationsFrom(texts, ['text'], { suffix: String(number) }),
      from: textOrNull(texts[`from${number}`] ?? ''),
      until: texts[`until${number}`] ?? '',
      place: isPlace(place) ? place : 'all',
    },
  ];
}

const noticeTexts = ({ publicNotices }: HospitalFacts): FactTexts =>
  Object.assign(
    {},
    ...numbers.map((number): FactTexts => {
      const notice = publicNotices[number - 1];
      return {
        [`text${number}`]: notice?.text ?? '',
        ...localizedTexts(notice?.translations ?? {}, ['text'], String(number)),
        [`from${number}`]: notice?.from ?? '',
        [`until${number}`]: notice?.until ?? '',
        [`place${number}`]: notice?.place ?? 'all',
      };
    }),
  );

export const notices = factSection({
  id: 'notices',
  purpose:
    'What everybody must know for some days: closed on Diwali, the flu season, a phone that is down. It is shown at once and goes by itself.',
  shows: 'Below the line for a crisis, on the pages chosen here.',
  fields: numbers.flatMap(fieldsOf),
  faults: (texts: FactTexts) => Object.assign({}, ...numbers.map((number) => faultsOf(texts, number))),
  isShown: ({ publicNotices }) => publicNotices.length > 0,
  textsOf: (facts): FactTexts => noticeTexts(facts),
  applied: (facts, texts: FactTexts) => ({
    ...facts,
    publicNotices: numbers.flatMap((number) => noticeOf(texts, number)),
  }),
});
