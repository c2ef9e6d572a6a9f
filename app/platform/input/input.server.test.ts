import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '../http/problems.server.ts';
import { staffMessage } from '../http/staff-message.server.ts';
import { cleanText } from './clean-text.server.ts';
import { fieldErrors, longText, parseInput, shortText, type } from './input.server.ts';

const person = type({
  name: shortText(20, { required: staffMessage('Name is required.') }),
  'about?': longText(100),
  age: 'number',
  '+': 'delete',
});

function problemOf(input: unknown) {
  try {
    parseInput(person, input);
  } catch (error) {
    return error as ProblemError;
  }
  throw new Error('The input was accepted.');
}

test('trims and composes text, and drops unknown keys', () => {
  expect(
    parseInput(person, { name: '  Ame\u0301lie ', age: 3, about: 'one\r\ntwo\rthree\tfour', role: 'admin' }),
  ).toEqual({
    name: 'Am\u00e9lie',
    age: 3,
    about: 'one\ntwo\nthree\tfour',
  });
});

test('refuses all failing fields at once, each with its message', () => {
  const { status, problem } = problemOf({ name: ' ', about: 'a'.repeat(101) });
  expect(status).toBe(400);
  expect(problem.errors).toEqual({
    name: 'Name is required.',
    about: 'Too long: at most 100 characters.',
    age: 'This field is missing.',
  });
});

test('refuses a value of the wrong kind without repeating it', () => {
  const { problem } = problemOf({ name: 'A', age: 'secret' });
  expect(problem.errors).toEqual({ age: 'Must be a number.' });
});

test.each([null, 7, 'text', []])('refuses %j in place of an object with a problem', (input) => {
  expect(problemOf(input)).toBeInstanceOf(ProblemError);
});

test.each([
  ['a NUL', 'a\u0000b'],
  ['an escape', 'a\u001bb'],
  ['a delete', 'a\u007fb'],
  ['a control of the C1 range', 'a\u0085b'],
])('refuses %s in short and in long text', (_, raw) => {
  expect(cleanText(raw, { max: 10, lines: false })).toHaveProperty('problem');
  expect(cleanText(raw, { max: 10, lines: true })).toHaveProperty('problem');
});

test.each(['a\nb', 'a\tb', 'a\r\nb'])('accepts %j as long text, not as short text', (raw) => {
  expect(cleanText(raw, { max: 10, lines: false })).toHaveProperty('problem');
  expect(cleanText(raw, { max: 10, lines: true })).toHaveProperty('text');
});

test('refuses half a surrogate pair', () => {
  expect(cleanText('a\ud800', { max: 10, lines: true })).toHaveProperty('problem');
});

test('accepts a text of exactly the maximum length, but not one character more', () => {
  expect(cleanText('a'.repeat(10), { max: 10, lines: false })).toEqual({ text: 'a'.repeat(10) });
  expect(cleanText('a'.repeat(11), { max: 10, lines: false })).toHaveProperty('problem');
});

describe('for any text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  );

  test('accepts only text that is within the limit, well formed, and unchanged if cleaned again', () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), (raw, lines) => {
        const clean = cleanText(raw, { max: 40, lines });
        if (!('text' in clean)) return;
        expect(clean.text.length).toBeLessThanOrEqual(40);
        expect(clean.text.isWellFormed()).toBe(true);
        expect(clean.text).not.toMatch(lines ? /[^\P{Cc}\n\t]/u : /\p{Cc}/u);
        expect(cleanText(clean.text, { max: 40, lines })).toEqual(clean);
      }),
      { numRuns: 1000 },
    );
  });

  test('a schema returns a value or errors, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        const output = person(input);
        if (output instanceof type.errors) expect(Object.keys(fieldErrors(output)).length).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });
});
