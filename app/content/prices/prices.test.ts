import { expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { fromRupees, toRupees } from '#app/money/money.ts';
import { allPages } from '#app/navigation/pages.ts';
import { samplePrices } from '#tests/support/sample-prices.ts';
import { specifiedPrices } from '#tests/support/specified-prices.ts';
import { gstOn, packCost, priceIds, priceListsIn, pricePaths, quotedPrice } from './prices.ts';

test('the prices in the code have every row of requirement 60, in its order', () => {
  const cells = Object.values(priceListsIn(defaultFacts, 'en')).map(({ id, prices, packs }) => ({
    id,
    rows: prices.map((price) => [
      price.name,
      ...[price.cost, ...packs.map((pack) => packCost(price, pack))].map(toRupees),
    ]),
  }));
  expect(cells).toEqual(specifiedPrices);
});

test('a pack costs its discount less than as many sessions, in whole rupees', () => {
  expect(packCost({ cost: fromRupees(1000) }, { sessions: 6, percentOff: 10 })).toBe(fromRupees(5400));
  expect(packCost({ cost: fromRupees(999) }, { sessions: 7, percentOff: 15 })).toBe(fromRupees(5944));
  expect(packCost({ cost: fromRupees(1000) }, { sessions: 4, percentOff: 0 })).toBe(fromRupees(4000));
});

test('rounds the cost of a pack to the nearest rupee, and half a rupee up', () => {
  // 5,944.05, 5,728.50 and 5,394.60 rupees before rounding.
  expect(packCost({ cost: fromRupees(999) }, { sessions: 7, percentOff: 15 })).toBe(fromRupees(5944));
  expect(packCost({ cost: fromRupees(1005) }, { sessions: 6, percentOff: 5 })).toBe(fromRupees(5729));
  expect(packCost({ cost: fromRupees(999) }, { sessions: 6, percentOff: 10 })).toBe(fromRupees(5395));
});

test('charges 5% GST only on a room above ₹5,000 a day', () => {
  expect(gstOn({ cost: fromRupees(6000) }, 1)).toBe(fromRupees(300));
  expect(gstOn({ cost: fromRupees(6000) }, 30)).toBe(fromRupees(9000));
  expect(gstOn({ cost: fromRupees(5000) }, 30)).toBe(fromRupees(0));
});

test('every price has a unique id, by which pages quote it', () => {
  expect(new Set(priceIds).size).toBe(priceIds.length);
  expect(quotedPrice('cbt', samplePrices, 'en')).toMatchObject({ cost: fromRupees(1000), unit: 'session' });
  expect(quotedPrice('private-room', samplePrices, 'en')).toMatchObject({
    cost: fromRupees(4000),
    unit: 'day',
  });
  expect(quotedPrice('consultation', samplePrices, 'en')).toBeUndefined();
});

test('finds no price that the hospital has removed', () => {
  const { prices, packs } = samplePrices;
  const without = { prices: { ...prices, therapy: prices.therapy.slice(1) }, packs };
  expect(quotedPrice('cbt', without, 'en')).toBeUndefined();
});

test('has the texts of the locale, and the English ones without a translation', () => {
  const [cbt, ...others] = samplePrices.prices.therapy;
  if (!cbt) throw new Error('The sample has no CBT.');
  const renamed = { ...cbt, name: 'New therapy', translations: { hi: { name: null, includes: 'बातचीत' } } };
  const facts = { ...samplePrices, prices: { ...samplePrices.prices, therapy: [renamed, ...others] } };
  const [first, second] = priceListsIn(facts, 'hi').therapy.prices;
  expect(first).toMatchObject({ name: 'New therapy', includes: 'बातचीत' });
  expect(second?.name).toMatch(/^[^A-Za-z]+$/);
  expect(priceListsIn(facts, 'en').therapy.prices[0]?.includes).toBe(cbt.includes);
});

test('links names only to existing pages', () => {
  const paths = Object.values(pricePaths);
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !allPages.some((page) => page.path === path))).toEqual([]);
});
