import { expect, test } from 'vitest';
import { readInformationPages } from './read.ts';
import { isStatement, statementsOf } from './review-statements.ts';

test('finds sentences with a number or an instruction, and leaves out the others', () => {
  expect(isStatement('Weight is checked every 3 months.')).toBe(true);
  expect(isStatement('About one in five mothers has it.')).toBe(true);
  expect(isStatement('Never leave her alone with the baby.')).toBe(true);
  expect(isStatement('A sudden stop must be avoided.')).toBe(true);
  expect(isStatement('Everyone has low days.')).toBe(false);
});

test('every page has statements to check, each of them once', () => {
  for (const page of readInformationPages()) {
    const statements = statementsOf(page);
    expect(statements.length, page.file).toBeGreaterThan(8);
    expect(new Set(statements).size, page.file).toBe(statements.length);
  }
});
