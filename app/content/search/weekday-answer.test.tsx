import { expect, test } from 'vitest';
import { weekFromMonday } from '#app/time/calendar.ts';
import { askedWeekday } from '#app/typed-text/queries/asked-weekday.ts';
import { readSearchQuery } from '#app/typed-text/queries/search-query.ts';
import { renderWithFacts } from '#tests/support/markup.tsx';
import { nextOpening, WeekdayAnswer } from './weekday-answer.tsx';

test.each([
  ['sunday', 'Sun'],
  ['kya Sunday ko khula hai', 'Sun'],
  ['रविवार को खुला है क्या', 'Sun'],
  ['itwar', 'Sun'],
  ['ਐਤਵਾਰ', 'Sun'],
  ['शनिवार', 'Sat'],
  ['sundar', undefined],
  ['neend', undefined],
])('“%s” asks about %s', (query, day) => {
  expect(askedWeekday(readSearchQuery(query))).toBe(day);
});

test('a closed day names the next opening, and an open day its hours', () => {
  expect(renderWithFacts(<WeekdayAnswer day="Sun" />)).toContain('Sunday: closed. Opens Monday 9 am.');
  expect(renderWithFacts(<WeekdayAnswer day="Sat" />)).toContain('Open: Saturday, 9 am to 6:30 pm.');
});

test('the next opening is found over the end of the week, and there is none without hours', () => {
  const hours = [{ days: weekFromMonday.slice(2, 4), from: 600, to: 900 }];
  expect(nextOpening(hours, 'Sat')).toEqual({ days: ['Wed'], from: 600, to: 900 });
  expect(nextOpening(hours, 'Wed')).toEqual({ days: ['Thu'], from: 600, to: 900 });
  expect(nextOpening([], 'Wed')).toBeUndefined();
});
