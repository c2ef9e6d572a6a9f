import { useRef } from 'react';
import { swipeDirection } from '../swipe/swipe-direction.ts';

/** Milliseconds after a swipe during which a click is part of the swipe and is ignored. */
const clickWithin = 400;

interface Swipe {
  readonly x: number;
  readonly y: number;
  readonly from: number;
}

/**
 * Turns one page for each swipe that {@link swipeDirection} counts, and ignores the click that may follow. Browsers scroll
 * a touched row without a script, but they turn the page only past its middle. They also treat 10 to 15 px of movement
 * as a tap.
 *
 * @param currentStop returns the current stop when the touch begins
 * @param turn turns a page, counted from the stop at which the touch began
 */
export function useSwipePaging(currentStop: () => number, turn: (direction: 1 | -1, from: number) => void) {
  const began = useRef<Swipe>(undefined);
  const swipedAt = useRef(Number.NEGATIVE_INFINITY);
  return {
    start({ touches }: TouchEvent) {
      const touch = touches[0];
      swipedAt.current = Number.NEGATIVE_INFINITY;
      // Two fingers zoom the page, so they are no swipe.
      began.current =
        touch && touches.length === 1
          ? { x: touch.clientX, y: touch.clientY, from: currentStop() }
          : undefined;
    },
    end({ changedTouches, timeStamp }: TouchEvent) {
      const touch = changedTouches[0];
      const swipe = began.current;
      began.current = undefined;
      if (!touch || !swipe) return;
      const step = swipeDirection({ across: touch.clientX - swipe.x, down: touch.clientY - swipe.y });
      if (step === 0) return;
      swipedAt.current = timeStamp;
      turn(step, swipe.from);
    },
    cancel() {
      began.current = undefined;
    },
    /** Ignores the click that ends a swipe. Register it in the capture phase, before the items receive the click. */
    swallowClick(event: MouseEvent) {
      if (event.timeStamp - swipedAt.current > clickWithin) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
