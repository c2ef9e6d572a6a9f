import { expect, test } from 'vitest';
import { indexTerms } from './appointment.search.ts';

test('the index has words, their endings, pairs, sounds and initials of each name, and the end of the phone', () => {
  expect(indexTerms('9876543210', 'Om Ishaan', null)).toEqual([
    ...['om', 'isan', 'san', 'omisan', '~um', '~isn', '~umisn', '.oi', '3210'],
  ]);
  expect(indexTerms('', 'Om')).toEqual(['om', '~um']);
  expect(indexTerms('9876543210', '', null)).toEqual(['3210']);
});

test('a name of the person who booked is no part of the name of the patient', () => {
  expect(indexTerms('', 'Om', 'Prakash')).not.toContain('omprakas');
});
