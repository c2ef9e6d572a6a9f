import { type PointerEvent, useRef, useSyncExternalStore } from 'react';
import { type SwipeMovement, swipeDirection } from '../swipe/swipe-direction.ts';

/**
 * Moves a picture with one finger that swipes sideways. Two fingers are left to the browser for zooming. On a zoomed
 * page, one finger is left to the browser for panning.
 *
 * @param onSwipe called at the end of a swipe with its direction
 * @returns listeners for the element that moves
 */
export function useDraggedPicture(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);

  const movementOf = ({ clientX, clientY }: PointerEvent): SwipeMovement | undefined =>
    start.current && { across: clientX - start.current.x, down: clientY - start.current.y };

  function reset({ currentTarget }: PointerEvent<HTMLElement>) {
    start.current = undefined;
    currentTarget.style.translate = '';
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse') return;
      reset(event);
      if (event.isPrimary && !isZoomed()) start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const movement = movementOf(event);
      if (movement)
        event.currentTarget.style.translate = swipeDirection(movement) === 0 ? '' : `${movement.across}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const movement = movementOf(event);
      const step = movement ? swipeDirection(movement) : 0;
      reset(event);
      if (step !== 0) onSwipe(step);
    },
    onPointerCancel: reset,
  };
}

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1;

function onZoom(listener: () => void) {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
}

/** Whether the page is zoomed by pinching. */
export function useZoomed(): boolean {
  return useSyncExternalStore(onZoom, isZoomed, () => false);
}
