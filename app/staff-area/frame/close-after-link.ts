import type { MouseEvent } from 'react';

/**
 * Closes a popover after one of its links was followed: client-side navigation does not reload the page, so the popover
 * would stay open.
 */
export function closeAfterLink(event: MouseEvent<HTMLElement>) {
  const chose = event.target instanceof Element && event.target.closest('a');
  if (chose && event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover();
}
