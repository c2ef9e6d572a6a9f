/** Registers the messages and information pages of every locale. The Worker imports this module first, before any module reads messages. */

import { defaultLocale, otherLocales } from './languages/locales.ts';
import { addMessages } from './languages/messages.ts';
import { addInformationPages, type IndexedPage } from './navigation/localized-pages.ts';

const messages = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./languages/*/*/**/*.ts', './languages/*/*/**/*.tsx', '!**/*.test.*'],
  { eager: true },
);

const english = `./languages/${defaultLocale}/`;

for (const [file, module] of Object.entries(messages)) {
  if (!file.startsWith(english)) continue;
  for (const locale of otherLocales) {
    const translated = messages[`./languages/${locale}/${file.slice(english.length)}`];
    if (translated) addMessages(locale, module, translated);
  }
}

const indexes = import.meta.glob<readonly IndexedPage[]>('./languages/*/information-pages.json', {
  eager: true,
  import: 'default',
});

for (const locale of otherLocales) {
  addInformationPages(locale, indexes[`./languages/${locale}/information-pages.json`] ?? []);
}
