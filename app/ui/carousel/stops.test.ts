import { expect, test } from 'vitest';
import { computeStops, nearestStop, nextStop } from './stops.ts';

/** Measures a row of equal items as a browser would: 300 px wide, 24 px apart, `perPage` of them visible. */
function rowOf({ items, perPage, rows = 1 }: { items: number; perPage: number; rows?: number }) {
  const [width, gap, padding] = [300, 24, 12];
  const columns = Math.ceil(items / rows);
  const widthOf = (count: number) => count * width + (count - 1) * gap + 2 * padding;
  const lefts = Array.from(
    { length: items },
    (_, index) => 100 + padding + Math.floor(index / rows) * (width + gap),
  );
  return computeStops(lefts, { clientWidth: widthOf(perPage), scrollWidth: widthOf(columns) });
}

test('has a stop for every item that can be first in view', () => {
  expect(rowOf({ items: 8, perPage: 3 })).toEqual({
    at: [0, 324, 648, 972, 1296, 1620],
    perPage: 3,
  });
});

test('counts stacked items as one column', () => {
  expect(rowOf({ items: 4, perPage: 1, rows: 2 })).toEqual({ at: [0, 324], perPage: 1 });
});

test('has one stop when all items are visible', () => {
  expect(rowOf({ items: 3, perPage: 3 }).at).toEqual([0]);
});

test('adds no stop for fractions of a pixel', () => {
  expect(computeStops([12, 336.4, 660.8], { clientWidth: 648, scrollWidth: 972 }).at).toEqual([0, 324]);
});

test('does not move a row without items', () => {
  const stops = computeStops([], { clientWidth: 648, scrollWidth: 648 });
  expect(nearestStop(stops, 0)).toBe(0);
  expect(nextStop(stops, 0, 1, 'clamp')).toBeUndefined();
});

test('finds the stop nearest to the scroll position', () => {
  const row = rowOf({ items: 8, perPage: 3 });
  expect([0, 161, 163, 972, 5000].map((position) => nearestStop(row, position))).toEqual([0, 0, 1, 3, 5]);
});

test('pages to the last items, then wraps around', () => {
  const row = rowOf({ items: 8, perPage: 3 });
  const walk = (from: number, direction: 1 | -1) => nextStop(row, from, direction, 'wrap');
  expect([0, 3, 5].map((from) => walk(from, 1))).toEqual([3, 5, 0]);
  expect([0, 5, 2].map((from) => walk(from, -1))).toEqual([5, 2, 0]);
});

test('returns no stop beyond the ends of a clamped row', () => {
  const row = rowOf({ items: 5, perPage: 2 });
  expect(nextStop(row, 3, 1, 'clamp')).toBeUndefined();
  expect(nextStop(row, 0, -1, 'clamp')).toBeUndefined();
  expect(nextStop(row, 2, 1, 'clamp')).toBe(3);
});
