import { createContext, useContext } from 'react';
import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import type { NavigationEntry, NavigationGroup } from '#app/navigation/navigation.ts';
import type { InformationGroup, InformationPage, SitePage } from '#app/navigation/pages.ts';
import { phrases } from '#messages/ui/locale/phrases.ts';

/** The locale of a page, and the words and addresses of links in it. */
export interface PageLocale extends Readonly<typeof phrases> {
  readonly locale: Locale;
  /** Address of a page in this locale, or in the default locale if this locale does not have the page. */
  readonly pathTo: (path: string) => string;
  /** Title and summary of a page in this locale. */
  readonly pageOf: (page: SitePage) => SitePage;
  /** The label of a menu entry. */
  readonly labelOf: (entry: NavigationEntry) => string;
  /** Language of the label, if it is not this locale: the locale does not have the page. */
  readonly labelLanguage: (entry: NavigationEntry) => Locale | undefined;
  /** Language of the rest of a page, by its path in any locale, if this locale has only an introduction. */
  readonly restLanguage: (path: string) => Locale | undefined;
  /** Heading of a group of pages. */
  readonly groupTitle: (group: Pick<NavigationGroup, 'id' | 'title'>) => string;
  /** Heading of an information page's sidebar. */
  readonly sidebarTitle: (page: InformationPage, group: InformationGroup) => string;
}

/** The locale of pages without a path prefix. In the browser it is the only one, because only the server renders pages in other locales. */
export const defaultPageLocale: PageLocale = {
  ...phrases,
  locale: defaultLocale,
  pathTo: (path) => path,
  pageOf: (page) => page,
  labelOf: ({ label }) => label,
  labelLanguage: () => undefined,
  restLanguage: () => undefined,
  groupTitle: ({ title }) => title,
  sidebarTitle: (page, group) => page.sidebarTitle ?? group.sidebarTitle,
};

export const PageLocaleContext = createContext<PageLocale>(defaultPageLocale);

export const usePageLocale = (): PageLocale => useContext(PageLocaleContext);

/** The messages of a feature in the locale of the page. */
export const useWords = <Messages extends object>(messages: Messages): Messages =>
  messagesIn(usePageLocale().locale, messages);
