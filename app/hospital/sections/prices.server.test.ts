import { expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { filledOn } from '#tests/support/filled-facts.ts';
import { validateTexts } from '../facts.input.server.ts';
import { prices } from './prices.server.ts';

const confirmedOn = '';

function errorsOf(stayFrom: string, stayTo: string) {
  try {
    validateTexts(prices, { confirmedOn, stayFrom, stayTo }, filledOn);
    return {};
  } catch (error) {
    return (error as { problem: { errors: Record<string, string> } }).problem.errors;
  }
}

test('stores a usual stay as a range of days, and reads it back', () => {
  const facts = prices.applied(defaultFacts, { confirmedOn, stayFrom: '10', stayTo: '14' });
  expect(facts.usualStay).toEqual({ fromDays: 10, toDays: 14 });
  expect(prices.textsOf({ ...facts, provisional: [] })).toMatchObject({ stayFrom: '10', stayTo: '14' });
});

test('leaves the sample of the usual stay out of the form, and stores no stay when the fields are empty', () => {
  expect(prices.textsOf(defaultFacts)).toEqual({ confirmedOn, stayFrom: '', stayTo: '' });
  const emptied = prices.applied(
    { ...defaultFacts, usualStay: { fromDays: 10, toDays: 14 } },
    { confirmedOn, stayFrom: '', stayTo: '' },
  );
  expect(emptied.usualStay).toBeNull();
});

test.each([
  ['', ''],
  ['1', '365'],
  ['7', '7'],
])('takes a stay from “%s” to “%s” days', (from, to) => {
  expect(errorsOf(from, to)).toEqual({});
});

test.each([
  ['0', '14', 'stayFrom', 'from 1 to 365'],
  ['10', '366', 'stayTo', 'from 1 to 365'],
  ['ten', '14', 'stayFrom', 'from 1 to 365'],
  ['15', '14', 'stayTo', 'at least as many days'],
  ['10', '', 'stayTo', 'belong together'],
  ['', '14', 'stayFrom', 'belong together'],
])('refuses a stay from “%s” to “%s” days', (from, to, field, message) => {
  expect(errorsOf(from, to)[field]).toContain(message);
});
