/** How far, in px, a finger has to go for it to count (requirement 9). */
const threshold = 10;

/** How far a finger went, in px: to the right and downwards. */
export interface Way {
  readonly across: number;
  readonly down: number;
}

/** Whether a swipe leads one on, one back, or nowhere. */
export function stepOfSwipe({ across, down }: Way): 1 | 0 | -1 {
  if (Math.abs(across) < threshold || Math.abs(across) <= Math.abs(down)) return 0;
  return across < 0 ? 1 : -1;
}
