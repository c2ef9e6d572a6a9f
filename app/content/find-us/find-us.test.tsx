import { expect, test } from 'vitest';
import { daysFrom } from '#app/time/calendar.ts';
import { renderWithFacts } from '#tests/support/markup.tsx';
import { FindUs, FindUsAnswer } from './find-us.tsx';

const holiday = { day: '2026-12-01', name: 'Founder’s day' };

test('on every day of the week the head of the page names Sunday and its next opening', () => {
  for (const today of daysFrom('2026-11-29', 7)) {
    const html = renderWithFacts(<FindUsAnswer today={today} />);
    expect(html, today).toContain('Sunday: closed. Opens Monday 9 am.');
    expect(html.match(/: closed\./g), today).toHaveLength(1);
    expect(html).not.toContain('data-not-in-copies');
  }
});

test('a holiday is named in the head in its week, and among the hours until it is over', () => {
  const facts = { hospitalHolidays: [holiday] };
  const head = (today: string) => renderWithFacts(<FindUsAnswer today={today} />, facts);
  expect(head('2026-11-29')).toContain('Tuesday 1 December: closed. Founder’s day. Opens Wednesday 9 am.');
  expect(head('2026-11-29')).toContain('data-not-in-copies');
  expect(head('2026-12-02')).not.toContain('Founder');
  const hours = (today: string) => renderWithFacts(<FindUs today={today} />, facts);
  expect(hours('2026-11-01')).toContain('Tuesday 1 December, Founder’s day');
  expect(hours('2026-12-02')).not.toContain('Founder');
});

test('parking, the bag for a stay and the usual stay have a place to which the head links', () => {
  const head = renderWithFacts(<FindUsAnswer today="2026-11-29" />);
  const page = renderWithFacts(<FindUs today="2026-11-29" />);
  for (const id of ['parking', 'bring', 'bag']) {
    expect(head).toContain(`href="#${id}"`);
    expect(page).toContain(`id="${id}"`);
  }
  expect(page).toContain('Most people stay 7 to 14 days.');
});
