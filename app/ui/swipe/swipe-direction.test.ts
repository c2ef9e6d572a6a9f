import { expect, test } from 'vitest';
import { swipeDirection } from './swipe-direction.ts';

test.each([
  ['counts 10 px to the left as next', -10, 0, 1],
  ['counts 10 px to the right as previous', 10, 0, -1],
  ['ignores 9 px, which may be an unsteady tap', 9, 0, 0],
  ['ignores a mostly vertical movement, which scrolls', -40, 41, 0],
  ['counts a slanted swipe', -40, 39, 1],
])('%s', (_title, across, down, step) => {
  expect(swipeDirection({ across, down })).toBe(step);
});
