import { type RefObject, useEffect } from 'react';
import { toastSpaceName } from '../theme/toast-space.ts';

/** Pixels between a message and what is above it. */
const gap = 16;

/** The row of the focused element, or the element itself. */
function focusedPart(region: Element): Element | null {
  const focused = document.activeElement;
  if (!focused || focused.matches('body, main') || region.contains(focused)) return null;
  return focused.closest('tr, li') ?? focused;
}

/** Scrolls what a message speaks of out from under it. */
function uncover(region: HTMLElement, about: string | undefined): void {
  const message = region.firstElementChild?.getBoundingClientRect();
  const part = (about === undefined ? null : document.getElementById(about)) ?? focusedPart(region);
  const place = part?.getBoundingClientRect();
  if (!message || !place) return;
  const isBeside = place.right < message.left || place.left > message.right;
  const covered = place.bottom + gap - message.top;
  if (!isBeside && covered > 0 && place.top < message.bottom)
    window.scrollBy({ top: covered, behavior: 'instant' });
}

/**
 * Reserves the height of a message at the end of the page: for the scrolling, for a focused element, and for bars that stick
 * to the bottom. When a message appears, the page scrolls so far that the message covers nothing of its subject.
 *
 * @param about id of the element that the message speaks of; without one, the row of the focused element
 */
export function useToastSpace(region: RefObject<HTMLElement | null>, about: string | undefined): void {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = element.offsetHeight;
      const space = height === 0 ? '' : `${height + gap}px`;
      style.setProperty(toastSpaceName, space);
      style.scrollPaddingBlockEnd = space;
      if (height > 0) uncover(element, about);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(toastSpaceName);
      style.scrollPaddingBlockEnd = '';
    };
  }, [region, about]);
}
