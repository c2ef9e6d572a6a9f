import { expect, test } from 'vitest';
import { dayLimits } from '#app/time/calendar.ts';
import { renderWithFacts } from '#tests/support/markup.tsx';
import { TextField } from './text-field.tsx';

test('a date field takes the days that the site accepts, or those of its page', () => {
  const { min, max } = dayLimits;
  const html = renderWithFacts(<TextField name="day" label="Day" type="date" />);
  expect(html).toContain(`min="${min}" max="${max}"`);
  const later = renderWithFacts(<TextField name="day" label="Day" type="date" min="2026-11-20" />);
  expect(later).toContain(`min="2026-11-20" max="${max}"`);
  expect(renderWithFacts(<TextField name="name" label="Name" />)).not.toContain('min=');
});
