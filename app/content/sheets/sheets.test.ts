import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { defaultLocale, type Locale, otherLocales } from '#app/languages/locales.ts';
import { toolPages } from '#app/navigation/self-help-pages.ts';
import { hasPromiseOrLabel, readingGrade } from '#tests/support/readability.ts';
import { cellId, type Sheet } from './sheet.ts';
import { sheetIn } from './sheets.ts';
import storedAnswersScript from './stored-answers.script.ts?script';
import { storedAnswersIds } from './stored-answers.ts';

const { tools, firstAid, ...pages } = toolPages;

function sheetOf(path: string, locale = defaultLocale as Locale): Sheet {
  const sheet = sheetIn(locale, path);
  if (!sheet) throw new Error(`There is no sheet at ${path}.`);
  return sheet;
}

/** Ids of the fields, under which the browser stores the answers. */
const fieldsOf = ({ parts }: Sheet) =>
  parts.flatMap((part) => {
    if (part.kind === 'lines') return [part.id];
    if (part.kind !== 'days') return [];
    return part.days.flatMap((day) => part.columns.map((column) => cellId(day.id, column.id)));
  });

/** The text of each part, without titles and columns. */
const wordsOf = ({ parts }: Sheet) =>
  parts.flatMap((part) => {
    if (part.kind === 'words') return part.words;
    return part.kind === 'numbers' ? [] : [part.hint ?? ''].filter(Boolean);
  });

test('the list of tools and the first-aid sheet have nothing to fill in', () => {
  for (const { path } of [tools, firstAid]) expect(sheetIn(defaultLocale, path)).toBeUndefined();
});

describe.each(Object.values(pages).map(({ path }) => path))('%s', (path) => {
  test('gives each field and each title a unique name', () => {
    const fields = fieldsOf(sheetOf(path));
    expect(fields.length).toBeGreaterThan(2);
    expect(new Set([...fields, ...Object.values(storedAnswersIds)]).size).toBe(
      fields.length + Object.keys(storedAnswersIds).length,
    );
    const titles = sheetOf(path).parts.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('is easy to read, with no promise and no label for people', () => {
    const words = wordsOf(sheetOf(path));
    expect(words.filter(hasPromiseOrLabel)).toEqual([]);
    expect(readingGrade(words)).toBeLessThanOrEqual(9);
  });
});

test('the sleep diary has two weeks, the headache diary 31 days', () => {
  const daysIn = (path: string) =>
    sheetOf(path).parts.flatMap((part) => (part.kind === 'days' ? [part.days.length] : []));
  expect([daysIn(pages.sleepDiary.path), daysIn(pages.headacheDiary.path)]).toEqual([[7, 7], [31]]);
});

const translated = otherLocales.flatMap((locale) =>
  Object.values(pages).map(({ path }) => [locale, path] as const),
);

describe.each(translated)('in %s, %s', (locale, path) => {
  const [english, translation] = [sheetOf(path), sheetOf(path, locale)];

  test('has the same fields, so that both locales show one stored sheet', () => {
    expect(fieldsOf(translation)).toEqual(fieldsOf(english));
  });

  test('has as many texts, and the same numbers in them', () => {
    const numbersOf = (sheet: Sheet) => wordsOf(sheet).join(' ').match(/\d+/g) ?? [];
    expect(wordsOf(translation)).toHaveLength(wordsOf(english).length);
    expect([...numbersOf(translation)].sort()).toEqual([...numbersOf(english)].sort());
  });
});

describe.each(Object.values(pages).map(({ path }) => path))('in Hindi, %s', (path) => {
  test('is written in Devanagari', () => {
    const { parts } = sheetOf(path, 'hi');
    for (const { title } of parts) expect(title).toMatch(/^[\d. ]*[\u0900-\u097F]/);
    const names = parts.flatMap((part) => (part.kind === 'days' ? [...part.days, ...part.columns] : []));
    expect(JSON.stringify([wordsOf({ page: tools, parts }), names.map(({ name }) => name)])).not.toMatch(
      /[A-Za-z]/,
    );
  });
});

test('a browser shows the same answers in every locale', () => {
  const path = pages.safetyPlan.path;
  expect(sheetOf(path, 'hi').page.path).toBe(path);
  const localStorage: Record<string, string> = {};
  /** Opens the sheet as the browser does, and types. Returns the previous text of the field. */
  function openAndType(text: string): string {
    const field = { id: 'signs', value: '' };
    runInNewContext(storedAnswersScript, {
      localStorage,
      document: {
        currentScript: { dataset: { sheet: path } },
        querySelectorAll: () => [field],
        getElementById: () => null,
      },
      addEventListener(_input: string, listener: (event: object) => void) {
        const found = field.value;
        field.value = text;
        listener({ target: field });
        field.value = found;
      },
    });
    return field.value;
  }
  expect(openAndType('I sleep badly')).toBe('');
  expect(openAndType('')).toBe('I sleep badly');
  expect(openAndType('')).toBe('');
});
