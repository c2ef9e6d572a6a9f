import type { MouseEvent } from 'react';

/**
 * Does in place what a link leads to. A press that asks for more than the link, such as for a new tab, stays the
 * browser's.
 */
export function onPlainPress(act: () => void) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}
