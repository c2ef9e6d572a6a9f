import type { SyntheticEvent } from 'react';

/**
 * Brings the focus into a frame that got it while it was empty. When the other site's page arrives, Chromium leaves the
 * focus behind: Tab passes the frame by, or goes on in another one of the same site. Only a focus that is new moves it,
 * and only where the visitor has not gone elsewhere meanwhile.
 */
export function enterFrame({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  if (document.activeElement !== frame) return;
  frame.blur();
  frame.focus({ preventScroll: true });
}
