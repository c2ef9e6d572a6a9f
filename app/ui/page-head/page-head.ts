import { createContext, useContext } from 'react';

/** Rules of a page's style sheets. Most are inlined, so that the first paint waits for no other file. */
export interface PageStyles {
  /** Inlined rules. */
  readonly rules: string;
  /** Address of the style sheet with rules that the first view does not need. */
  readonly later: string;
}

/** Parts of a public page's head and header that only the server needs. */
export interface PageHead {
  /** Undefined in development, where style sheets are linked. */
  readonly styles?: PageStyles;
  /** Markup inside the site's header, with the current page marked. */
  readonly header: string;
  /** Address of the script that hydrates islands. */
  readonly islands: string;
  /** Address of the script that adds listen buttons (`ui/listen`). */
  readonly listen: string;
  /** Address of the picture viewer's script, the only island with its own script. */
  readonly viewer: string;
}

/** Undefined in the browser and on fully hydrated pages, which link their style sheets. */
export const PageHeadContext = createContext<PageHead | undefined>(undefined);

export function usePageHead(): PageHead | undefined {
  return useContext(PageHeadContext);
}
