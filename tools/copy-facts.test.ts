import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSavedFacts } from '#app/hospital/hospital.queries.server.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { copyFactsStatements } from './copy-facts.ts';

const now = new Date('2026-11-22T10:00:00Z');

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.dispose());

/** Runs the SQL one statement at a time, as wrangler does. */
async function carry(texts: Readonly<Record<string, string>>): Promise<void> {
  const rows = [
    { section: 'reviewer', texts: JSON.stringify(texts) },
    { section: 'of-another-code', texts: '{}' },
    { section: 'photographs', texts: '{"gym":"a-key.webp 800 450 The gym"}' },
  ];
  for (const statement of copyFactsStatements(rows, now)
    .split(/;\n?(?=insert|$)/)
    .filter(Boolean))
    await store.binding.prepare(statement).run();
}

test('copies a section with its history, skips sections with pictures, and keeps sections that are saved already', async () => {
  const texts = { name: "Dr. O'Hara'); drop table users; --", registration: 'A\n"1"' };
  await carry(texts);
  await carry({ name: 'Somebody else', registration: '2' });
  expect(await readSavedFacts(store.database)).toEqual([{ section: 'reviewer', texts }]);
  const { results } = await store.binding
    .prepare('select section, version, changed_by from hospital_fact_changes')
    .all();
  expect(results).toEqual([{ section: 'reviewer', version: 1, changed_by: null }]);
});
