import { pageMarks } from 'virtual:texts';
import { defaultLocale, type Locale, otherLocales } from './languages/locales.ts';
import { addAllMessages, type MessageFiles } from './languages/messages.ts';
import { addInformationPages, addPagePaths, type IndexedPage } from './navigation/localized-pages.ts';
import { allPages, interactivePages } from './navigation/pages.ts';
import { readText } from './platform/texts/texts.server.ts';

/** Paths of the catalogue, in the order of the marks. */
const catalogue = [...allPages, ...interactivePages].map(({ path }) => path);

interface AllMessages {
  readonly allMessages: MessageFiles;
}

const messageModules = import.meta.glob<AllMessages>('./languages/*/all-messages.ts');

const messagesOf = async (locale: Locale) =>
  (await messageModules[`./languages/${locale}/all-messages.ts`]?.())?.allMessages ?? {};

for (const locale of otherLocales) {
  const marks = pageMarks[locale] ?? '';
  addPagePaths(
    locale,
    catalogue.filter((_path, index) => marks[index] === '1'),
  );
}

const loaded = new Set<Locale>([defaultLocale]);

/**
 * Loads the messages of a locale and the titles of its pages, so that `messagesIn` and `pageAt` know them. Before, they return those of the
 * default locale. A new isolate must not read all locales before its first page.
 *
 * @param assets the static files of the deployment
 */
export async function loadLocale(locale: Locale, assets: Fetcher): Promise<void> {
  if (loaded.has(locale)) return;
  const [english, translated, { pages }] = await Promise.all([
    messagesOf(defaultLocale),
    messagesOf(locale),
    readText<{ readonly pages: readonly IndexedPage[] }>(assets, `${locale}/index`),
  ]);
  addAllMessages(locale, english, translated);
  addInformationPages(locale, pages);
  loaded.add(locale);
}

/** Loads every locale: for the staff area, the API, the search, and messages to patients. */
export const loadAllLocales = (assets: Fetcher): Promise<unknown> =>
  Promise.all(otherLocales.map((locale) => loadLocale(locale, assets)));
