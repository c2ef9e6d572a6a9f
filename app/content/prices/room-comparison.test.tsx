import { expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import type { Locale } from '#app/languages/locales.ts';
import { PageLocaleContext } from '#app/ui/locale/page-locale.ts';
import { pageLocaleFor } from '#app/ui/locale/page-locale-for.ts';
import { renderWithFacts } from '#tests/support/markup.tsx';
import { samplePrices } from '#tests/support/sample-prices.ts';
import { PriceTable } from './price-table.tsx';
import { priceListsIn } from './prices.ts';
import { RoomComparison } from './room-comparison.tsx';

const compare = (title: string, facts: Partial<HospitalFacts> = {}, locale: Locale = 'en') =>
  renderWithFacts(
    <PageLocaleContext value={pageLocaleFor(locale)}>
      <RoomComparison title={title} rooms={priceListsIn(samplePrices, locale).rooms.prices} />
    </PageLocaleContext>,
    facts,
  );

const entered = { usualStay: { fromDays: 10, toDays: 14 }, provisional: [] } as const;

test('marks the usual stay as a sample until the hospital saves it, and shows none after the hospital empties it', () => {
  const sample = compare('Rooms');
  expect(sample).toContain('Usual stay with GST: 7 to 14 days, a sample');
  const emptied = { usualStay: null, provisional: [] };
  expect(compare('Rooms', emptied)).not.toContain('Usual stay');
});

test('shows an entered usual stay as a range of days, and what it costs with GST', () => {
  const html = compare('Rooms', entered);
  expect(html).toContain('Usual stay with GST: 10 to 14 days<');
  expect(html).toContain('₹40,000 to ₹56,000');
  expect(html).toContain('₹63,000 to ₹88,200');
});

test('shows a range of equal ends as one number', () => {
  const html = compare('Rooms', {
    ...entered,
    usualStay: { fromDays: 1, toDays: 1 },
  });
  expect(html).toContain('Usual stay with GST: 1 day<');
  expect(html).not.toContain('₹4,000 to');
});

test('shows the range in Hindi', () => {
  const html = compare('कमरे', entered, 'hi');
  expect(html).toContain('10 से 14 दिन');
  expect(html).toContain('₹40,000 से ₹56,000');
});

test.each(['en', 'hi'] as const)('explains each abbreviation in its row, in %s', (locale) => {
  const html = renderWithFacts(
    <PageLocaleContext value={pageLocaleFor(locale)}>
      {Object.values(priceListsIn(defaultFacts, locale)).map((list) => (
        <PriceTable key={list.id} list={list} />
      ))}
    </PageLocaleContext>,
  );
  const abbreviated = [...html.matchAll(/<th scope="row"[^>]*>(.*?)<\/th>/g)].filter(([, row = '']) =>
    /\b[A-Z]{2,}\b|एसटी|एमबीटी|जेपीएमआर|सीबीटी|डीबीटी|पीजीआई/.test(row.replace(/GST|जीएसटी|<[^>]+>/g, '')),
  );
  expect(abbreviated.length).toBeGreaterThan(5);
  for (const [row] of abbreviated) expect(row).toContain('<span');
});
