import { describe, expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { factSections } from '#app/hospital-facts/fact-sections.ts';
import { findMissingFacts } from '#app/hospital-facts/launch-check.ts';
import { roomTitles } from '#app/hospital-facts/room-titles.ts';
import { otherLocales } from '#app/languages/locales.ts';
import { informationGroups } from '#app/navigation/pages.ts';
import { filledFacts, filledOn } from '#tests/support/filled-facts.ts';
import { validateTexts } from './facts.input.server.ts';
import { readFormTexts } from './facts-form.ts';
import { buildFacts, findSection, sections } from './sections.server.ts';

const filled = sections.map((section) => ({
  section: section.id,
  texts: validateTexts(
    section,
    readFormTexts(section.fields, new URLSearchParams({ ...filledFacts[section.id] })),
    filledOn,
  ),
}));

const deployed = {
  today: filledOn,
  demonstration: 'off',
  publicOrigin: 'https://www.a-hospital.in',
  pagesToReview: informationGroups.flatMap(({ pages }) => pages.map(({ path }) => path)),
  renderedRooms: Object.keys(roomTitles),
  videoWithoutRegistration: [],
};

test('the page has every section that the launch check sends people to', () => {
  expect(sections.map(({ id }) => id)).toEqual(Object.keys(factSections));
  const asked = findMissingFacts({ ...deployed, facts: defaultFacts }).flatMap(
    ({ section }) => section ?? [],
  );
  for (const id of asked) expect(findSection(id), id).toBeDefined();
});

test('while nobody saved anything the facts are the very ones of the code', () => {
  expect(buildFacts([])).toBe(defaultFacts);
});

test('with every section filled in nothing is open that is entered on the page', () => {
  expect(findMissingFacts({ ...deployed, facts: buildFacts(filled) })).toEqual([]);
});

describe.each(sections)('the section $id', (section) => {
  const { texts } = filled.find((one) => one.section === section.id) ?? { texts: {} };

  test('says what was entered when it is opened again', () => {
    expect(section.textsOf(buildFacts([{ section: section.id, texts }]))).toEqual(texts);
  });

  test('changes its own facts and leaves the marks of the others', () => {
    const facts = buildFacts([{ section: section.id, texts }]);
    expect(facts.provisional).toEqual(
      defaultFacts.provisional.filter((mark) => !section.confirms?.includes(mark)),
    );
    const others = sections.filter(({ id }) => id !== section.id);
    for (const other of others) expect(other.textsOf(facts)).toEqual(other.textsOf(defaultFacts));
  });

  test('has a label for each field, and none twice under one heading', () => {
    const names = section.fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(section.textsOf(defaultFacts)).sort()).toEqual([...names].sort());
  });
});

test('a section that a later code does not know any more is left alone', () => {
  expect(buildFacts([{ section: 'of-before', texts: { name: 'A' } }])).toEqual(defaultFacts);
});

test('a required field that came after the section was saved has what the code says', () => {
  const { hospital } = buildFacts([{ section: 'name-and-place', texts: { name: 'Asha Hospital' } }]);
  expect(hospital).toMatchObject({ name: 'Asha Hospital', location: defaultFacts.hospital.location });
});

test('a sample that came after the save is empty in every locale, because the save removed its mark', () => {
  const { directions: inCode } = defaultFacts;
  const textsOfCode = findSection('find-us')?.textsOf(defaultFacts) ?? {};
  const names = ['parking', 'hindiParking', 'punjabiParking', 'visitingHours'];
  const texts = Object.fromEntries(Object.entries(textsOfCode).filter(([name]) => !names.includes(name)));
  expect(inCode.texts.parking && inCode.translations.pa?.parking && inCode.visitingHours).toBeTruthy();
  const { directions, provisional } = buildFacts([{ section: 'find-us', texts }]);
  expect(provisional).not.toContain('directions');
  expect(directions.visitingHours).toBeNull();
  expect(directions.texts).toEqual({ ...inCode.texts, parking: '' });
  for (const locale of otherLocales)
    expect(directions.translations[locale]).toEqual({ ...inCode.translations[locale], parking: null });
});

test('a translation in the code goes when its English is changed, and an entered translation stays', () => {
  const hindiOf = (texts: Record<string, string>) =>
    buildFacts([{ section: 'name-and-place', texts }]).hospital.translations.hi;
  const inCode = defaultFacts.hospital.translations.hi;
  expect(inCode?.name).toBeTruthy();
  expect(hindiOf({})).toEqual(inCode);
  expect(hindiOf({ name: 'Asha Hospital' })).toEqual({ ...inCode, name: null });
  expect(hindiOf({ street: 'Plot 7' })).toEqual({ ...inCode, address: null });
  expect(hindiOf({ name: 'Asha Hospital', hindiName: 'आशा अस्पताल' })?.name).toBe('आशा अस्पताल');
  expect(hindiOf({ hindiName: '' })?.name).toBeNull();
});

test('a row of the management saved before its translations could be entered keeps those in the code', () => {
  const hindiOf = (texts: Record<string, string>) =>
    buildFacts([{ section: 'management', texts }]).management.map(({ translations }) => translations.hi);
  const inCode = defaultFacts.management.map(({ translations }) => translations.hi);
  const saved = Object.fromEntries(
    defaultFacts.management.flatMap(({ title, description }, index) => [
      [`name${index + 1}`, 'Dr. Meera Gill'],
      [`title${index + 1}`, title],
      [`description${index + 1}`, description],
    ]),
  );
  expect(inCode[0]?.title).toBeTruthy();
  expect(hindiOf(saved)).toEqual(inCode);
  expect(hindiOf({ ...saved, title1: 'Matron' })[0]).toEqual({ ...inCode[0], title: null });
  expect(hindiOf({ ...saved, title1: 'Matron', hindiTitle1: 'मैट्रन' })[0]?.title).toBe('मैट्रन');
});

test.each(['hindi', 'punjabi'])(
  'the names of stored fields with a %s translation do not change',
  (language) => {
    const names = sections.flatMap(({ fields }) =>
      fields.flatMap(({ lang, name }) => (lang && name.startsWith(language) ? [name] : [])),
    );
    const parts = [
      ...[1, 2, 3].map((number) => `Text${number}`),
      ...['Name', 'ShortName', 'Address', 'Location'],
      ...['ByBus', 'ByAuto', 'ByCar', 'ByTrain', 'Parking', 'StepFree', 'Bring', 'Bag', 'AtTheDoor'],
      ...[1, 2, 3, 4].flatMap((number) => [`Name${number}`, `Takes${number}`]),
      ...[1, 2, 3].flatMap((number) => [`Title${number}`, `Description${number}`]),
      ...['ReceivedText', 'ConfirmedText', 'MovedText', 'CancelledText'],
      ...['TomorrowText', 'TodayText', 'CallbackText', 'FeedbackText'],
    ];
    expect(names).toEqual(parts.map((part) => language + part));
  },
);
