/** Registers the messages and information pages of every locale. The Worker loads them on demand (app/load-locale.server.ts). */

import { defaultLocale, type Locale, otherLocales } from '#app/languages/locales.ts';
import { addAllMessages, type MessageFiles } from '#app/languages/messages.ts';
import { addInformationPages, type IndexedPage } from '#app/navigation/localized-pages.ts';

const modules = import.meta.glob<{ readonly allMessages: MessageFiles }>(
  '../../app/languages/*/all-messages.ts',
  { eager: true },
);

const indexes = import.meta.glob<readonly IndexedPage[]>('../../app/languages/*/information-pages.json', {
  eager: true,
  import: 'default',
});

const messagesOf = (locale: Locale) =>
  modules[`../../app/languages/${locale}/all-messages.ts`]?.allMessages ?? {};

for (const locale of otherLocales) {
  addAllMessages(locale, messagesOf(defaultLocale), messagesOf(locale));
  addInformationPages(locale, indexes[`../../app/languages/${locale}/information-pages.json`] ?? []);
}
