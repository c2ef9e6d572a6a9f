import { expect, test } from 'vitest';
import { stepOfSwipe } from './step-of-swipe.ts';

test.each([
  ['10 px to the left is the next', -10, 0, 1],
  ['10 px to the right is the one before', 10, 0, -1],
  ['9 px are a press that trembled', 9, 0, 0],
  ['what goes more down than sideways is scrolling', -40, 41, 0],
  ['a slanted swipe still counts', -40, 39, 1],
])('%s', (_what, across, down, step) => {
  expect(stepOfSwipe({ across, down })).toBe(step);
});
