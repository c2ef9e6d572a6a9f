import type { SyntheticEvent } from 'react';

/**
 * Focuses a loaded frame again that had the focus while it was empty. When the page of the other site loads, Chromium
 * does not move the focus into it. Tab then skips the frame or enters another frame of the same site. Focusing the
 * frame again fixes this. If the visitor has moved the focus elsewhere meanwhile, it stays there.
 */
export function focusLoadedFrame({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  if (document.activeElement !== frame) return;
  frame.blur();
  frame.focus({ preventScroll: true });
}
