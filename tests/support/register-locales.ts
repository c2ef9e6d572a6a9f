/** Registers the messages and information pages of every locale. The Worker loads them on demand (app/load-locale.server.ts). */

import { otherLocales } from '#app/languages/locales.ts';
import { addMessages } from '#app/languages/messages.ts';
import { addInformationPages, type IndexedPage } from '#app/navigation/localized-pages.ts';

const modules = import.meta.glob<{
  readonly allMessages: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}>('../../app/languages/*/all-messages.ts', { eager: true });

const indexes = import.meta.glob<readonly IndexedPage[]>('../../app/languages/*/information-pages.json', {
  eager: true,
  import: 'default',
});

const messagesOf = (locale: string) =>
  modules[`../../app/languages/${locale}/all-messages.ts`]?.allMessages ?? {};

for (const locale of otherLocales) {
  const translated = messagesOf(locale);
  for (const [file, english] of Object.entries(messagesOf('en'))) {
    const messages = translated[file];
    if (messages) addMessages(locale, english, messages);
  }
  addInformationPages(locale, indexes[`../../app/languages/${locale}/information-pages.json`] ?? []);
}
