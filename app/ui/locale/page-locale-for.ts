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

const makeEdition = (language: Locale): PageLocale => ({
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

const editions = new Map<Locale, PageLocale>([[defaultLocale, defaultPageLocale]]);

/** The edition of a locale: the same object at each call, as parts keep results by it. */
export function pageLocaleFor(language: Locale): PageLocale {
  let edition = editions.get(language);
  if (!edition) {
    edition = makeEdition(language);
    editions.set(language, edition);
  }
  return edition;
}
