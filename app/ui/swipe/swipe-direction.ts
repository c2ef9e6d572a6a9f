/** Distance in px from which a movement counts as a swipe (requirement 9). */
const threshold = 10;

/** Movement of a finger in px, to the right and downwards. */
export interface SwipeMovement {
  readonly across: number;
  readonly down: number;
}

/** Direction of a swipe: 1 for next, -1 for previous, 0 for no swipe. */
export function swipeDirection({ across, down }: SwipeMovement): 1 | 0 | -1 {
  if (Math.abs(across) < threshold || Math.abs(across) <= Math.abs(down)) return 0;
  return across < 0 ? 1 : -1;
}
