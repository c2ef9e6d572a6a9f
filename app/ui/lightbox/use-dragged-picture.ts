import { type PointerEvent, useRef, useSyncExternalStore } from 'react';
import { stepOfSwipe, type Way } from '../swipe/step-of-swipe.ts';

/**
 * Makes a picture follow one finger that goes sideways. Two fingers are left to the browser, to zoom with, and so is one
 * on a page that is zoomed, to look round with.
 *
 * @param onSwipe called when the finger leaves, with the direction it went
 * @returns the listeners, for the element that follows
 */
export function useDraggedPicture(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);

  const wayOf = ({ clientX, clientY }: PointerEvent): Way | undefined =>
    start.current && { across: clientX - start.current.x, down: clientY - start.current.y };

  function letGo({ currentTarget }: PointerEvent<HTMLElement>) {
    start.current = undefined;
    currentTarget.style.translate = '';
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse') return;
      letGo(event);
      if (event.isPrimary && !isZoomed()) start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const way = wayOf(event);
      if (way) event.currentTarget.style.translate = stepOfSwipe(way) === 0 ? '' : `${way.across}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const way = wayOf(event);
      const step = way ? stepOfSwipe(way) : 0;
      letGo(event);
      if (step !== 0) onSwipe(step);
    },
    onPointerCancel: letGo,
  };
}

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1;

function onZoom(listener: () => void) {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
}

/** Whether two fingers have made the page larger than its window. */
export function useZoomed(): boolean {
  return useSyncExternalStore(onZoom, isZoomed, () => false);
}
