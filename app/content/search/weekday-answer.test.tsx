import { expect, test } from 'vitest';
import { askedWeekday } from '#app/typed-text/queries/asked-weekday.ts';
import { readSearchQuery } from '#app/typed-text/queries/search-query.ts';
import { renderWithFacts } from '#tests/support/markup.tsx';
import { WeekdayAnswer } from './weekday-answer.tsx';

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
  expect(renderWithFacts(<WeekdayAnswer day="2026-11-29" />)).toContain('Sunday: closed. Opens Monday 9 am.');
  expect(renderWithFacts(<WeekdayAnswer day="2026-11-28" />)).toContain('Open: Saturday, 9 am to 7 pm.');
});

test('a holiday closes its day, and the day before does not open on it', () => {
  const facts = { hospitalHolidays: [{ day: '2026-11-30', name: 'Guru Nanak Jayanti' }] };
  expect(renderWithFacts(<WeekdayAnswer day="2026-11-29" />, facts)).toContain(
    'Sunday: closed. Opens Tuesday 9 am.',
  );
  expect(renderWithFacts(<WeekdayAnswer day="2026-11-30" />, facts)).toContain(
    'Monday 30 November: closed. Guru Nanak Jayanti. Opens Tuesday 9 am.',
  );
});
