import { expect, test } from 'vitest';
import { fromRupees, toRupees } from '#app/money/money.ts';
import { allPages } from '#app/navigation/pages.ts';
import { specifiedPrices } from '#tests/support/specified-prices.ts';
import { gstOn, priceIds, priceLists, quotedPrice, therapyPrices } from './prices.ts';

test('every cell of every list is that of requirement 60, in its order', () => {
  const cells = priceLists.map(({ id, prices }) => ({
    id,
    rows: prices.map((price) => [
      price.name,
      ...[price.cost, ...('sixSession' in price ? [price.sixSession, price.tenSession] : [])].map(toRupees),
    ]),
  }));
  expect(cells).toEqual(specifiedPrices);
});

test('a pack of six sessions is 10% off, one of ten 15%, in whole rupees', () => {
  for (const { id, cost, sixSession, tenSession } of therapyPrices) {
    expect(sixSession, id).toBe(cost * 6 * 0.9);
    expect(tenSession, id).toBe(cost * 10 * 0.85);
    expect([sixSession, tenSession].map(toRupees).every(Number.isInteger), id).toBe(true);
  }
});

test('GST of 5% is on a room above ₹5,000 a day alone', () => {
  expect(gstOn({ cost: fromRupees(5500) }, 1)).toBe(fromRupees(275));
  expect(gstOn({ cost: fromRupees(5500) }, 30)).toBe(fromRupees(8250));
  expect(gstOn({ cost: fromRupees(5000) }, 30)).toBe(fromRupees(0));
  expect(gstOn({ cost: fromRupees(3500) }, 30)).toBe(fromRupees(0));
});

test('a price is quoted from its list by a name that no other has', () => {
  expect(new Set(priceIds).size).toBe(priceIds.length);
  expect(priceIds).toHaveLength(1 + priceLists.flatMap(({ prices }) => prices).length);
  expect(quotedPrice('cbt')).toMatchObject({ cost: fromRupees(1800), unit: 'a session' });
  expect(quotedPrice('private-room')).toMatchObject({ cost: fromRupees(3500), unit: 'a day' });
  expect(quotedPrice('consultation')).toBeUndefined();
});

test('a name that is a link leads to a page there is', () => {
  const paths = priceLists.flatMap(({ prices }) => prices.flatMap(({ path }) => path ?? []));
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !allPages.some((page) => page.path === path))).toEqual([]);
});
