import { describe, expect, test } from 'vitest';
import { toolPages } from '#app/site/self-help-pages.ts';
import { gradeOf, promisesOrLabels } from '#tests/support/reading.ts';
import { keepIds } from './keep-script.ts';
import { cellId, type Sheet } from './sheet.ts';
import { sheetAt } from './sheets.ts';

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
    expect(words.filter(promisesOrLabels)).toEqual([]);
    expect(gradeOf(words)).toBeLessThanOrEqual(9);
  });
});

test('the sleep diary has a week, the headache diary the longest month', () => {
  const daysIn = (path: string) =>
    sheetOf(path).parts.flatMap((part) => (part.kind === 'days' ? [part.days.length] : []));
  expect([daysIn(pages.sleepDiary.path), daysIn(pages.headacheDiary.path)]).toEqual([[7], [31]]);
});
