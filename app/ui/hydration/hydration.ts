import { useSyncExternalStore } from 'react';
import type { UIMatch } from 'react-router';

/**
 * How much of React a page ships, said once in its route's `handle`:
 *
 * - `none`: nothing. For pages of links, menus and plain forms.
 * - `islands`: for the parts that move, each when a reader comes near it (`ui/island`). The server's HTML works by itself.
 * - `eager`: for the whole document, with the router, at once. For staff pages.
 */
type Hydration = 'none' | 'islands' | 'eager';

export interface PageHandle {
  readonly hydration: Hydration;
}

/** The level of a page, from the deepest of its routes that states one. */
export function hydrationOf(matches: readonly Pick<UIMatch, 'handle'>[]): Hydration {
  const stating = matches.findLast((match) => (match.handle as PageHandle | undefined)?.hydration);
  return (stating?.handle as PageHandle | undefined)?.hydration ?? 'none';
}

/** False on the server and while the server's HTML is taken over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
