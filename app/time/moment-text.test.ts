import { expect, test } from 'vitest';
import { momentText } from './moment-text.ts';

test('formats moments in the time zone of the hospital', () => {
  expect(momentText(new Date('2026-11-20T20:00:00Z')).replace(/\s/g, ' ')).toBe('21 Nov 2026, 1:30 am');
});
