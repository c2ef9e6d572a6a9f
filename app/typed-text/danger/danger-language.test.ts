import { expect, test } from 'vitest';
import { dangerLanguages } from '../words/spoken-languages.ts';
import { dangerConcepts } from './danger-concepts.ts';
import type { DangerLanguage } from './danger-language.ts';
import { derivedClasses, listedClasses } from './word-classes.ts';

const languages = Object.values<DangerLanguage>(dangerLanguages);

test('every class has words in some language', () => {
  expect(
    listedClasses.filter((name) => languages.every(({ words }) => words.every((part) => !part[name]))),
  ).toEqual([]);
});

test('no class has two lists and no concept two names', () => {
  const classes = [...listedClasses, ...derivedClasses];
  expect(new Set(classes).size).toBe(classes.length);
  const concepts = Object.values(dangerConcepts).flatMap((ofKind) => Object.keys(ofKind));
  expect(new Set(concepts).size).toBe(concepts.length);
});

test('sequences that hold in every language name classes alone', () => {
  const lines = Object.values(dangerConcepts)
    .flatMap((ofKind) => Object.values<{ readonly sequences: readonly string[] }>(ofKind))
    .flatMap(({ sequences }) => sequences);
  expect(lines.length).toBeGreaterThan(300);
  expect(lines.filter((line) => /(?<![A-Z_])[a-z]/.test(line))).toEqual([]);
});
