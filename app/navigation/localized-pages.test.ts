import { expect, test } from 'vitest';
import { otherLocales } from '#app/languages/locales.ts';
import { labelIn, labelLanguageIn } from './localized-pages.ts';
import { doors, hospitalEntries, ownEntries, servicesMenu, treatmentsMenu } from './navigation.ts';

test.each(otherLocales)(
  'an entry for a page that %s does not have keeps its label, marked as English',
  (locale) => {
    const entry = { path: '/page-without-a-translation', label: 'Page without a translation' } as const;
    expect([labelIn(locale, entry), labelLanguageIn(locale, entry)]).toEqual([entry.label, 'en']);
  },
);

test.each(otherLocales)('an entry with words in %s is not marked', (locale) => {
  const overviews = [...treatmentsMenu, servicesMenu].flatMap(({ entries }) => entries.slice(0, 1));
  for (const entry of [...doors, ...ownEntries, ...hospitalEntries, ...overviews])
    expect(labelLanguageIn(locale, entry), entry.path).toBeUndefined();
});
