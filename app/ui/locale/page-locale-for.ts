import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import {
  groupTitlesIn,
  labelIn,
  labelLanguageIn,
  listTitleIn,
  localizedPath,
  pageIn,
} from '#app/navigation/localized-pages.ts';
import { phrases } from '#messages/ui/locale/phrases.ts';
import { defaultPageLocale, type PageLocale } from './page-locale.ts';

const makePageLocale = (language: Locale): PageLocale => ({
  ...messagesIn(language, phrases),
  language,
  pathTo(path) {
    const [page = '', rest = ''] = path.split(/(?=[?#])(.*)/s);
    return (localizedPath(language, page) ?? page) + rest;
  },
  pageOf: (page) => pageIn(language, page),
  labelOf: (entry) => labelIn(language, entry),
  labelLanguage: (entry) => labelLanguageIn(language, entry),
  groupTitle: ({ id, title }) => listTitleIn(language, id) ?? title,
  sidebarTitle: (_page, group) => groupTitlesIn(language, group.id).sidebarTitle,
});

const pageLocales = new Map<Locale, PageLocale>([[defaultLocale, defaultPageLocale]]);

/** Returns the same object at every call for a locale, because components memoize results by it. */
export function pageLocaleFor(language: Locale): PageLocale {
  let pageLocale = pageLocales.get(language);
  if (!pageLocale) {
    pageLocale = makePageLocale(language);
    pageLocales.set(language, pageLocale);
  }
  return pageLocale;
}
