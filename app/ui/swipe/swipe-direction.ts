/** Distance in px from which a movement counts as a swipe (requirement 9). */
const threshold = 10;

/** Movement of a finger in px, to the right and downwards. */
export interface SwipeMovement {
  readonly across: number;
  readonly down: number;
}

/** 1 where the next picture is to the right, and -1 where it is to the left, on a page of a locale that is written from right to left. */
export const towardsNext = (): 1 | -1 => (globalThis.document?.dir === 'rtl' ? -1 : 1);

/** Direction of a swipe: 1 for next, -1 for previous, 0 for no swipe. */
export function swipeDirection({ across, down }: SwipeMovement): 1 | 0 | -1 {
  if (Math.abs(across) < threshold || Math.abs(across) <= Math.abs(down)) return 0;
  return across * towardsNext() < 0 ? 1 : -1;
}
