import { expect, test } from 'vitest';
import { currentBedStatement } from './free-bed.ts';

const said = { isFree: true, saidAt: '2026-11-29T08:00:00.000Z' };

test('a statement about beds holds for less than twelve hours', () => {
  expect(currentBedStatement(said, new Date('2026-11-29T19:59:59Z'))).toBe(said);
  expect(currentBedStatement(said, new Date('2026-11-29T20:00:00Z'))).toBeNull();
  expect(currentBedStatement(null, new Date('2026-11-29T08:00:00Z'))).toBeNull();
});
