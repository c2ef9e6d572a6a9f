import { useRef } from 'react';
import { stepOfSwipe } from '../swipe/step-of-swipe.ts';

/** Within so many ms after a swipe a click belongs to the swipe, and presses nothing. */
const clickWithin = 400;

interface Swipe {
  readonly x: number;
  readonly y: number;
  readonly from: number;
}

/**
 * A finger drags a row without any script, but a browser turns the page only half-way across it, and counts a way of
 * 10 to 15 px as a press. Here every way that {@link stepOfSwipe} counts turns one page, and presses nothing.
 *
 * @param standing where the row stands when the finger comes
 * @param turn a page, from where it stood then
 */
export function useSwipedPages(standing: () => number, turn: (direction: 1 | -1, from: number) => void) {
  const began = useRef<Swipe>(undefined);
  const swipedAt = useRef(Number.NEGATIVE_INFINITY);
  return {
    start({ touches }: TouchEvent) {
      const touch = touches[0];
      swipedAt.current = Number.NEGATIVE_INFINITY;
      // Two fingers zoom the page.
      began.current =
        touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY, from: standing() } : undefined;
    },
    end({ changedTouches, timeStamp }: TouchEvent) {
      const touch = changedTouches[0];
      const swipe = began.current;
      began.current = undefined;
      if (!touch || !swipe) return;
      const step = stepOfSwipe({ across: touch.clientX - swipe.x, down: touch.clientY - swipe.y });
      if (step === 0) return;
      swipedAt.current = timeStamp;
      turn(step, swipe.from);
    },
    cancel() {
      began.current = undefined;
    },
    /** Before it reaches what is in the row. */
    swallowClick(event: MouseEvent) {
      if (event.timeStamp - swipedAt.current > clickWithin) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
