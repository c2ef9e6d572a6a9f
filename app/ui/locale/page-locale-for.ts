import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import { pathWithoutLocale } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import {
  groupTitlesIn,
  labelIn,
  labelLanguageIn,
  listTitleIn,
  localizedPath,
  pageIn,
  restLocaleIn,
} from '#app/navigation/localized-pages.ts';
import { phrases } from '#messages/ui/locale/phrases.ts';
import { defaultPageLocale, type PageLocale } from './page-locale.ts';

const makePageLocale = (locale: Locale): PageLocale => ({
  ...messagesIn(locale, phrases),
  locale,
  pathTo(path) {
    const [page = '', rest = ''] = path.split(/(?=[?#])(.*)/s);
    return (localizedPath(locale, page) ?? page) + rest;
  },
  pageOf: (page) => pageIn(locale, page),
  labelOf: (entry) => labelIn(locale, entry),
  labelLanguage: (entry) => labelLanguageIn(locale, entry),
  restLanguage: (path) => restLocaleIn(locale, pathWithoutLocale(path)),
  groupTitle: ({ id, title }) => listTitleIn(locale, id) ?? title,
  sidebarTitle: (_page, group) => groupTitlesIn(locale, group.id).sidebarTitle,
});

const pageLocales = new Map<Locale, PageLocale>([[defaultLocale, defaultPageLocale]]);

/** Returns the same object at every call for a locale, because components memoize results by it. */
export function pageLocaleFor(locale: Locale): PageLocale {
  let pageLocale = pageLocales.get(locale);
  if (!pageLocale) {
    pageLocale = makePageLocale(locale);
    pageLocales.set(locale, pageLocale);
  }
  return pageLocale;
}
