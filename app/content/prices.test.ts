import { expect, test } from 'vitest';
import {
  counsellingPrices,
  priceIds,
  quotedPrice,
  relaxationPrices,
  roomPrices,
  testingPrices,
  therapyPrices,
} from './prices.ts';

test('a pack of six sessions is 10% off, one of ten 15%', () => {
  for (const { id, cost, sixSession, tenSession } of therapyPrices) {
    expect(sixSession, id).toBe(cost * 6 * 0.9);
    expect(tenSession, id).toBe(cost * 10 * 0.85);
  }
});

test('the lists are as long as in section 9 of the specification', () => {
  const lists = [therapyPrices, counsellingPrices, relaxationPrices, testingPrices, roomPrices];
  expect(lists.map((list) => list.length)).toEqual([11, 11, 7, 7, 2]);
});

test('a price is quoted from its list by a name that no other has', () => {
  expect(new Set(priceIds).size).toBe(priceIds.length);
  expect(quotedPrice('cbt')).toMatchObject({ cost: 1800, unit: 'a session' });
  expect(quotedPrice('private-room')).toMatchObject({ cost: 3500, unit: 'a day' });
  expect(quotedPrice('consultation')).toBeUndefined();
});
