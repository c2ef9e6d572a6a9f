import { createContext, useContext } from 'react';
import type { InLanguages, Language } from '#app/languages/language.ts';
import type { NavigationEntry, NavigationGroup } from '#app/navigation/navigation.ts';
import type { InformationGroup, InformationPage, SitePage } from '#app/navigation/pages.ts';

/** The language that a page is shown in, and what links to other pages become in it. */
export interface Edition {
  readonly language: Language;
  /** Where a page of the catalogue is in this language; the English page where it is not in it. */
  readonly pathTo: (path: string) => string;
  /** A page of the catalogue in the words of this language. */
  readonly pageOf: (page: SitePage) => SitePage;
  /** What a menu calls it. */
  readonly labelOf: (entry: NavigationEntry) => string;
  /** The heading of a group of pages. */
  readonly groupTitle: (group: Pick<NavigationGroup, 'id' | 'title'>) => string;
  /** The heading of an information page's sidebar. */
  readonly sidebarTitle: (page: InformationPage, group: InformationGroup) => string;
  /** After the label of a field that need not be filled in. */
  readonly optional: string;
  /** After a link to another site. */
  readonly opensInNewTab: string;
  /** From when something is that may be old. */
  readonly asOf: (time: string) => string;
  /** What a photograph of somebody shows. */
  readonly portrait: (name: string) => string;
}

/** What is written in the code. In the browser it is the only one: a page in Hindi is the server's alone. */
export const englishEdition: Edition = {
  language: 'en',
  pathTo: (path) => path,
  pageOf: (page) => page,
  labelOf: ({ label }) => label,
  groupTitle: ({ title }) => title,
  sidebarTitle: (page, group) => page.sidebarTitle ?? group.sidebarTitle,
  optional: ' (optional)',
  opensInNewTab: ' (opens in a new tab)',
  asOf: (time) => `As of ${time}`,
  portrait: (name) => `Portrait of ${name}`,
};

export const EditionContext = createContext<Edition>(englishEdition);

export const useEdition = (): Edition => useContext(EditionContext);

/** A feature's words in the language of the page. */
export const useWords = <Words>(words: InLanguages<Words>): Words => words[useEdition().language];
