import { expect, test } from 'vitest';
import { otherLocales } from '#app/languages/locales.ts';
import { labelIn, labelLanguageIn } from './localized-pages.ts';
import { bookingEntry, entriesBeforeMenus, galleryEntries, treatmentsMenu } from './navigation.ts';

test.each(otherLocales)(
  'an entry for a page that %s does not have keeps its label, marked as English',
  (locale) => {
    const entry = { path: '/page-without-a-translation', label: 'Page without a translation' } as const;
    expect([labelIn(locale, entry), labelLanguageIn(locale, entry)]).toEqual([entry.label, 'en']);
  },
);

test.each(otherLocales)('an entry with words in %s is not marked', (locale) => {
  const [psychiatry] = treatmentsMenu;
  const overview = psychiatry?.entries[0] ?? bookingEntry;
  for (const entry of [...entriesBeforeMenus, ...galleryEntries, bookingEntry, overview])
    expect(labelLanguageIn(locale, entry), entry.path).toBeUndefined();
});
