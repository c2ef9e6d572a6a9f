import { afterEach, expect, test, vi } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { addressLine } from '#app/hospital-facts/name-and-place.ts';
import { deserializeFacts, serializeFacts } from '#app/hospital-facts/serialized-facts.ts';
import { fromRupees } from '#app/money/money.ts';
import type {
  DatabaseFallback,
  DatabaseState,
} from '#app/platform/fallback-snapshot/snapshot-read.server.ts';
import { cachedHeader } from '#app/ui/header/cached-header.server.tsx';
import { defaultPageLocale } from '#app/ui/locale/page-locale.ts';
import { CurrentFacts } from './current-facts.server.ts';
import { factsSnapshot } from './facts-snapshot.server.ts';
import { priceLines } from './price-rows.ts';
import type { SavedSection } from './sections.server.ts';

afterEach(() => {
  vi.useRealTimers();
});

const street = (text: string): readonly SavedSection[] => [
  { section: 'name-and-place', texts: { street: text, shortName: 'Asha Hospital' } },
];
const read = (version: number, saved: readonly SavedSection[]) => JSON.stringify({ version, saved });

const fallbackOf = (database: DatabaseState, saved?: readonly SavedSection[]): DatabaseFallback => ({
  database,
  find: async () => saved && { shape: 1, version: 1, takenAt: 0, parts: { [factsSnapshot.name]: saved } },
});

test('replaces the value on a change and leaves the earlier object unchanged', async () => {
  const facts = new CurrentFacts();
  const before = facts.value;
  facts.onRead(read(7, street('Plot 7')));
  expect(before).toBe(defaultFacts);
  expect(addressLine(facts.value)).toContain('Plot 7, Panchkula');
  expect(facts.value.phones).toBe(defaultFacts.phones);
  expect((await cachedHeader(defaultPageLocale, facts.value)).markup).toContain('Asha');
  expect((await cachedHeader(defaultPageLocale, before)).markup).not.toContain('Asha');
});

test('binds the adopted version, so that the database returns newer facts only', () => {
  const facts = new CurrentFacts();
  expect(facts.parameter()).toBeLessThan(0);
  facts.onRead(read(7, street('Plot 7')));
  expect(facts.parameter()).toBe(7);
});

test('waits for the database in a new isolate, and not again afterwards', async () => {
  const facts = new CurrentFacts();
  const check = vi.fn(async () => facts.onRead(read(7, street('Plot 7'))));
  await facts.ready(check, fallbackOf('there'));
  await facts.ready(check, fallbackOf('there'));
  expect(check).toHaveBeenCalledOnce();
  expect(facts.value.hospital.address.street).toBe('Plot 7');
});

test.each(['late', 'away'] as const)(
  'uses the fallback snapshot in a new isolate while the database is %s, until the database answers',
  async (database) => {
    const facts = new CurrentFacts();
    const silent = vi.fn(() => new Promise(() => {}));
    await facts.ready(silent, fallbackOf(database, street('Plot 8')));
    expect(silent).not.toHaveBeenCalled();
    expect(facts.value.hospital.address.street).toBe('Plot 8');
    await facts.ready(async () => facts.onRead(read(9, street('Plot 9'))), fallbackOf('there'));
    expect(facts.value.hospital.address.street).toBe('Plot 9');
  },
);

test('waits for a late database if there is no snapshot, at most for the read timeout of 2 s', async () => {
  vi.useFakeTimers();
  const facts = new CurrentFacts();
  const silent = vi.fn(() => new Promise(() => {}));
  const ready = facts.ready(silent, fallbackOf('late'));
  await vi.advanceTimersByTimeAsync(2_000);
  await ready;
  expect(silent).toHaveBeenCalledOnce();
  expect(facts.value.hospital.address.street).toBe(defaultFacts.hospital.address.street);
});

test('serializes the facts that differ from the code, and restores the same facts in the browser', () => {
  const facts = new CurrentFacts();
  expect(serializeFacts(facts.value)).toEqual({});
  facts.onRead(read(7, street('Plot 7')));
  const serialized = JSON.stringify(serializeFacts(facts.value));
  expect(deserializeFacts(JSON.parse(serialized))).toEqual(facts.value);
  expect(Object.keys(JSON.parse(serialized)).sort()).toEqual(['hospital', 'provisional']);
});

test('replaces the value on the day of a planned change of a price, in India, without another read', () => {
  vi.useFakeTimers();
  // Half past midnight in India is the evening before in UTC.
  vi.setSystemTime('2026-12-31T18:00:00Z');
  const facts = new CurrentFacts();
  const row = { id: 'cbt', name: 'CBT', amount: '1000', nextAmount: '1100', nextFrom: '2027-01-01' };
  facts.onRead(read(7, [{ section: 'prices', texts: { therapy: priceLines([row]) } }]));
  const before = facts.value;
  expect(before.prices.therapy[0]).toMatchObject({ cost: fromRupees(1000), next: { from: '2027-01-01' } });
  vi.setSystemTime('2026-12-31T19:00:00Z');
  expect(facts.value.prices.therapy[0]).toMatchObject({ cost: fromRupees(1100), next: null });
  expect(facts.value).toBe(facts.value);
  expect(before.prices.therapy[0]?.cost).toBe(fromRupees(1000));
});
