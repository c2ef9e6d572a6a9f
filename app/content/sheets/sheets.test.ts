import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { toolPages } from '#app/navigation/self-help-pages.ts';
import { hasPromiseOrLabel, readingGrade } from '#tests/support/readability.ts';
import keptSheetScript from './kept-sheet.script.ts?script';
import { keepIds } from './kept-sheet.ts';
import { cellId, type Sheet } from './sheet.ts';
import { sheetAt, sheetIn } from './sheets.ts';

const { tools, ...pages } = toolPages;

const sheetOf = (path: string): Sheet => {
  const sheet = sheetAt(path);
  if (!sheet) throw new Error(`There is no sheet at ${path}.`);
  return sheet;
};

/** What is kept of a sheet on the device: the ids of its fields. */
const fieldsOf = ({ parts }: Sheet) =>
  parts.flatMap((part) => {
    if (part.kind === 'lines') return [part.id];
    if (part.kind !== 'days') return [];
    return part.days.flatMap((day) => part.columns.map((column) => cellId(day.id, column.id)));
  });

const wordsOf = ({ parts }: Sheet) =>
  parts.flatMap((part) => {
    if (part.kind === 'words') return part.words;
    return part.kind === 'numbers' ? [] : [part.hint ?? ''].filter(Boolean);
  });

test('the list of tools itself is no sheet', () => {
  expect(sheetAt(tools.path)).toBeUndefined();
});

describe.each(Object.values(pages).map(({ path }) => path))('%s', (path) => {
  test('asks each thing once, under a name that nothing else of the page has', () => {
    const fields = fieldsOf(sheetOf(path));
    expect(fields.length).toBeGreaterThan(2);
    expect(new Set([...fields, ...Object.values(keepIds)]).size).toBe(
      fields.length + Object.keys(keepIds).length,
    );
    const titles = sheetOf(path).parts.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('is easy to read, promises nothing and labels nobody', () => {
    const words = wordsOf(sheetOf(path));
    expect(words.filter(hasPromiseOrLabel)).toEqual([]);
    expect(readingGrade(words)).toBeLessThanOrEqual(9);
  });
});

test('the sleep diary has a week, the headache diary the longest month', () => {
  const daysIn = (path: string) =>
    sheetOf(path).parts.flatMap((part) => (part.kind === 'days' ? [part.days.length] : []));
  expect([daysIn(pages.sleepDiary.path), daysIn(pages.headacheDiary.path)]).toEqual([[7], [31]]);
});

describe.each(Object.values(pages).map(({ path }) => path))('%s in Hindi', (path) => {
  test('has the fields of the English sheet, so that a device keeps one sheet for both', () => {
    const hindi = sheetIn('hi', path);
    expect(hindi && fieldsOf(hindi)).toEqual(fieldsOf(sheetOf(path)));
  });

  test('says its words in Devanagari, with the same numbers in the same order', () => {
    const hindi = sheetIn('hi', path) ?? sheetOf(path);
    const numbersOf = (sheet: Sheet) => wordsOf(sheet).join(' ').match(/\d+/g) ?? [];
    expect([...numbersOf(hindi)].sort()).toEqual([...numbersOf(sheetOf(path))].sort());
    for (const { title } of hindi.parts) expect(title).toMatch(/^[\d. ]*[\u0900-\u097F]/);
    expect(JSON.stringify(wordsOf(hindi))).not.toMatch(/[A-Za-z]/);
  });
});

test('a device shows in Hindi what was typed in English, and the other way round', () => {
  const path = pages.safetyPlan.path;
  expect(sheetIn('hi', path)?.page.path).toBe(path);
  const localStorage: Record<string, string> = {};
  /** Opens the sheet as the browser does, and types. Returns the text that the field had before. */
  function openAndType(text: string): string {
    const field = { id: 'signs', value: '' };
    runInNewContext(keptSheetScript, {
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
