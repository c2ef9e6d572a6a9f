import { expect, test } from 'vitest';
import { PageLocaleContext } from '#app/ui/locale/page-locale.ts';
import { pageLocaleFor } from '#app/ui/locale/page-locale-for.ts';
import { renderWithFacts } from '#tests/support/markup.tsx';
import { PriceTable } from './price-table.tsx';
import { priceLists } from './prices.ts';
import { RoomComparison } from './room-comparison.tsx';

const entered = { usualStay: { fromDays: 10, toDays: 14 }, provisional: [] } as const;

test('marks the usual stay as a sample until the hospital saves it, and shows none after the hospital empties it', () => {
  const sample = renderWithFacts(<RoomComparison title="Rooms" />);
  expect(sample).toContain('Usual stay with GST: 7 to 14 days, a sample');
  const emptied = { usualStay: null, provisional: [] };
  expect(renderWithFacts(<RoomComparison title="Rooms" />, emptied)).not.toContain('Usual stay');
});

test('shows an entered usual stay as a range of days, and what it costs with GST', () => {
  const html = renderWithFacts(<RoomComparison title="Rooms" />, entered);
  expect(html).toContain('Usual stay with GST: 10 to 14 days<');
  expect(html).toContain('₹35,000 to ₹49,000');
  expect(html).toContain('₹57,750 to ₹80,850');
});

test('shows a range of equal ends as one number', () => {
  const html = renderWithFacts(<RoomComparison title="Rooms" />, {
    ...entered,
    usualStay: { fromDays: 1, toDays: 1 },
  });
  expect(html).toContain('Usual stay with GST: 1 day<');
  expect(html).not.toContain('₹3,500 to');
});

test('shows the range in Hindi', () => {
  const html = renderWithFacts(
    <PageLocaleContext value={pageLocaleFor('hi')}>
      <RoomComparison title="कमरे" />
    </PageLocaleContext>,
    entered,
  );
  expect(html).toContain('10 से 14 दिन');
  expect(html).toContain('₹35,000 से ₹49,000');
});

test.each(['en', 'hi'] as const)('explains each abbreviation in its row, in %s', (locale) => {
  const html = renderWithFacts(
    <PageLocaleContext value={pageLocaleFor(locale)}>
      {priceLists.map((list) => (
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
