import { afterEach, expect, test, vi } from 'vitest';
import type { DatabaseState, LastGood } from '#app/server/last-good/last-good.server.ts';
import { addressLine } from '#app/site/address.ts';
import { adoptFacts, currentFacts, hospital, phones } from '#app/site/facts.ts';
import { adoptHandedFacts, handedFacts } from '#app/site/handed-facts.ts';
import { writtenFacts } from '#app/site/written-facts.ts';
import { writtenHeader } from '#app/ui/header/written-header.tsx';
import { englishEdition } from '#app/ui/language/edition.ts';
import { CurrentFacts } from './current-facts.server.ts';
import { factsCopy } from './facts-copy.server.ts';
import type { SavedTexts } from './sections.server.ts';

afterEach(() => {
  adoptFacts(writtenFacts);
  vi.useRealTimers();
});

const street = (text: string): readonly SavedTexts[] => [
  { section: 'name-and-place', texts: { street: text, shortName: 'Asha Hospital' } },
];
const read = (version: number, saved: readonly SavedTexts[]) => JSON.stringify({ version, saved });

const lastGood = (database: DatabaseState, saved?: readonly SavedTexts[]): LastGood => ({
  database,
  find: async () => saved && { shape: 1, version: 1, takenAt: 0, parts: { [factsCopy.name]: saved } },
});

test('what is adopted is what every part of the site reads, also what follows from a fact', () => {
  const facts = new CurrentFacts();
  expect(writtenHeader(englishEdition).markup).not.toContain('Asha');
  facts.adopt(read(7, street('Plot 7')));
  expect(hospital.address.street).toBe('Plot 7');
  expect(addressLine()).toContain('Plot 7, Panchkula');
  expect(phones).toBe(writtenFacts.phones);
  expect(writtenHeader(englishEdition).markup).toContain('Asha');
});

test('the database is asked for what is other than the version that was adopted', () => {
  const facts = new CurrentFacts();
  expect(facts.bound()).toBeLessThan(0);
  facts.adopt(read(7, street('Plot 7')));
  expect(facts.bound()).toBe(7);
});

test('an isolate that has just begun waits for the database, and one that has heard of it does not', async () => {
  const facts = new CurrentFacts();
  const check = vi.fn(async () => facts.adopt(read(7, street('Plot 7'))));
  await facts.ready(check, lastGood('there'));
  await facts.ready(check, lastGood('there'));
  expect(check).toHaveBeenCalledOnce();
  expect(hospital.address.street).toBe('Plot 7');
});

test.each(['late', 'away'] as const)(
  'one that begins while the database is %s shows the last good copy at once, until the database tells',
  async (database) => {
    const facts = new CurrentFacts();
    const silent = vi.fn(() => new Promise(() => {}));
    await facts.ready(silent, lastGood(database, street('Plot 8')));
    expect(silent).not.toHaveBeenCalled();
    expect(hospital.address.street).toBe('Plot 8');
    await facts.ready(async () => facts.adopt(read(9, street('Plot 9'))), lastGood('there'));
    expect(hospital.address.street).toBe('Plot 9');
  },
);

test('without a copy a late database is waited for, and no longer than a read may take', async () => {
  vi.useFakeTimers();
  const facts = new CurrentFacts();
  const silent = vi.fn(() => new Promise(() => {}));
  const ready = facts.ready(silent, lastGood('late'));
  await vi.advanceTimersByTimeAsync(2_000);
  await ready;
  expect(silent).toHaveBeenCalledOnce();
  expect(hospital.address.street).toBe(writtenFacts.hospital.address.street);
});

test('a browser is handed what differs from the code and has the same facts then', () => {
  expect(handedFacts()).toEqual({});
  new CurrentFacts().adopt(read(7, street('Plot 7')));
  const [server, handed] = [currentFacts(), JSON.stringify(handedFacts())];
  adoptFacts(writtenFacts);
  adoptHandedFacts(JSON.parse(handed));
  expect(currentFacts()).toEqual(server);
  expect(Object.keys(JSON.parse(handed)).sort()).toEqual(['hospital', 'provisional']);
});
