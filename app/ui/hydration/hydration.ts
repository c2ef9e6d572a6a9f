import { useSyncExternalStore } from 'react';
import type { UIMatch } from 'react-router';

/**
 * Amount of React that a page loads, stated in its route's `handle`:
 *
 * - `none`: no React. For pages of links, menus and plain forms.
 * - `islands`: React for the interactive parts only, each when the reader comes near it (`ui/island`). The server's
 *   HTML works without it.
 * - `eager`: React and the router for the whole document, at once. For staff pages.
 */
type Hydration = 'none' | 'islands' | 'eager';

export interface PageHandle {
  readonly hydration: Hydration;
  /** `task` for the steps of a task, such as a booking: a frame without menus that lead away from it. */
  readonly frame?: 'task';
}

/** Whether the page is a step of a task. */
export const isTaskPage = (matches: readonly Pick<UIMatch, 'handle'>[]): boolean =>
  matches.some(({ handle }) => (handle as PageHandle | undefined)?.frame === 'task');

/** Hydration level of a page, from its deepest route that states one. */
export function hydrationOf(matches: readonly Pick<UIMatch, 'handle'>[]): Hydration {
  const stating = matches.findLast((match) => (match.handle as PageHandle | undefined)?.hydration);
  return (stating?.handle as PageHandle | undefined)?.hydration ?? 'none';
}

/** False on the server and during hydration, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
