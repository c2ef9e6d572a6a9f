import { createContext, useContext } from 'react';

/** The rules of every style sheet a page uses. Most stand in the page, so that its first paint waits for nothing else. */
export interface PageStyles {
  /** The rules that stand in the page itself. */
  readonly rules: string;
  /** The address of the linked sheet with the rules that no first view needs. */
  readonly later: string;
}

/** What the server knows of a public page's head, and the browser need not. */
export interface PageHead {
  /** In development there are none, and the sheets are linked. */
  readonly styles?: PageStyles;
  /** The markup of what is in the site's header, the page one is on marked. */
  readonly header: string;
  /** The address of the script of the moving parts. */
  readonly islands: string;
  /** That of the picture viewer, the one moving part with a script of its own. */
  readonly viewer: string;
}

/** Undefined in the browser, and where the whole document is React's: there, styles are linked. */
export const PageHeadContext = createContext<PageHead | undefined>(undefined);

export function usePageHead(): PageHead | undefined {
  return useContext(PageHeadContext);
}
