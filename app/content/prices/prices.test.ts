import { expect, test } from 'vitest';
import { fromRupees, toRupees } from '#app/money/money.ts';
import { allPages } from '#app/navigation/pages.ts';
import { priceWords } from '#messages/content/prices/price.ts';
import { specifiedPrices } from '#tests/support/specified-prices.ts';
import { gstOn, priceIds, priceLists, quotedPrice, therapyPrices } from './prices.ts';

test('has every row of requirement 60, in its order', () => {
  const cells = priceLists.map(({ id, prices }) => ({
    id,
    rows: prices.map((price) => [
      priceWords.nameOf(price),
      ...[price.cost, ...('sixSession' in price ? [price.sixSession, price.tenSession] : [])].map(toRupees),
    ]),
  }));
  expect(cells).toEqual(specifiedPrices);
});

test('a pack of six sessions is 10% cheaper, a pack of ten 15%, in whole rupees', () => {
  for (const { id, cost, sixSession, tenSession } of therapyPrices) {
    expect(sixSession, id).toBe(cost * 6 * 0.9);
    expect(tenSession, id).toBe(cost * 10 * 0.85);
    expect([sixSession, tenSession].map(toRupees).every(Number.isInteger), id).toBe(true);
  }
});

test('charges 5% GST only on a room above ₹5,000 a day', () => {
  expect(gstOn({ cost: fromRupees(5500) }, 1)).toBe(fromRupees(275));
  expect(gstOn({ cost: fromRupees(5500) }, 30)).toBe(fromRupees(8250));
  expect(gstOn({ cost: fromRupees(5000) }, 30)).toBe(fromRupees(0));
  expect(gstOn({ cost: fromRupees(3500) }, 30)).toBe(fromRupees(0));
});

test('every price has a unique id, by which pages quote it', () => {
  expect(new Set(priceIds).size).toBe(priceIds.length);
  expect(priceIds).toHaveLength(1 + priceLists.flatMap(({ prices }) => prices).length);
  expect(quotedPrice('cbt')).toMatchObject({ cost: fromRupees(1800), unit: 'session' });
  expect(quotedPrice('private-room')).toMatchObject({ cost: fromRupees(3500), unit: 'day' });
  expect(quotedPrice('consultation')).toBeUndefined();
});

test('links names only to existing pages', () => {
  const paths = priceLists.flatMap(({ prices }) => prices.flatMap(({ path }) => path ?? []));
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !allPages.some((page) => page.path === path))).toEqual([]);
});
