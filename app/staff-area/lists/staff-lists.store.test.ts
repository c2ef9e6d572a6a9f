/** Checks for each staff list what the compiler does not: its routes, and that its bin is emptied, recorded and backed up. */
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { type SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as schema from '#app/all-tables.server.ts';
import { binExpiry } from '#app/navigation/bin.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { commandFor } from '#tests/support/command.ts';
import { siteRoutes } from '#tests/support/site-routes.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { readSnapshot } from '../../../tools/backup/snapshot.ts';
import { findActionText } from '../audit/action-texts.server.ts';
import { auditRows, auditTargets } from '../audit/audit-rows.server.ts';
import { staffListStores } from './staff-list-stores.server.ts';
import { binPath, listAt, type StaffListName, staffListNames, staffLists } from './staff-lists.ts';

let store: TestStore;
let command: Command;
beforeAll(async () => {
  store = await openTestStore();
  command = commandFor(store);
});
afterAll(() => store.dispose());

const tables = (Object.values(schema) as unknown[]).filter((one) => is(one, SQLiteTable));
const tableOf = (name: StaffListName): SQLiteTable => staffListStores[name].named.table;

test('every table with a bin belongs to a staff list', () => {
  const withBin = tables.filter((table) => 'deletedAt' in getTableColumns(table)).map(getTableName);
  expect(withBin.sort()).toEqual(staffListNames.map((name) => getTableName(tableOf(name))).sort());
});

/** A value that a column accepts. A column whose CHECK names its values has them in `given`. */
function sampleOf({ dataType, enumValues }: SQLiteColumn, id: string): unknown {
  if (dataType === 'date') return command.now;
  if (dataType === 'boolean') return false;
  if (dataType === 'json') return [];
  return dataType === 'string' ? (enumValues?.[0] ?? `Sample ${id}`) : 1;
}

const given: Partial<Record<StaffListName, Readonly<Record<string, unknown>>>> = {
  link: { category: 'homeyoutube' },
};

async function addSample(name: StaffListName): Promise<string> {
  const id = crypto.randomUUID();
  const columns = Object.entries(getTableColumns(tableOf(name))).filter(([, column]) => column.notNull);
  const samples = columns.map(([key, column]) => [key, sampleOf(column, id)]);
  await store.database.insert(tableOf(name)).values({ ...Object.fromEntries(samples), ...given[name], id });
  return id;
}

const targetOf = async (name: StaffListName, id: string) => {
  const [row] = await auditRows(store.database).where(eq(schema.auditLog.target, id));
  if (!row) throw new Error('The audit log has no row of the change.');
  return auditTargets[name](row);
};

describe.each(staffListNames)('%s', (name) => {
  const { path, manage, see } = staffLists[name];
  const { remove, restore, purge, find, isBinned, listBin, question } = staffListStores[name];

  test('has its list, its form, its bin and the question before a deletion among the routes', () => {
    const present = siteRoutes.map(({ pattern }) => pattern);
    const below = ['', '/new', '/bin', `/:${name}Id/delete`].map((page) => `${path}${page}`);
    expect(below.filter((page) => !present.includes(page))).toEqual([]);
    expect(listAt(binPath(name))).toBe(name);
  });

  test('a deleted row is in the bin with its name in the audit log, and comes back', async () => {
    const id = await addSample(name);
    const asked = await question(store.database, id, command.now);
    expect(asked.name).not.toBe('');
    await remove(command, id);
    expect(await find(store.database, id)).toBeNull();
    expect(await isBinned(store.database, id)).toBe(true);
    expect((await listBin(store.database)).map((row) => row.id)).toContain(id);
    expect(await targetOf(name, id)).toMatchObject({ to: binPath(name), needs: manage });
    await restore(command, id);
    expect(await find(store.database, id)).toMatchObject({ id });
    expect(await targetOf(name, id)).toMatchObject({ needs: see });
    expect((await targetOf(name, id)).to).toContain(path);
    expect((await readSnapshot({ database: store.binding, pictures: store.pictures })).tables).toContainEqual(
      expect.objectContaining({ name: getTableName(tableOf(name)) }),
    );
  });

  test('the daily run empties the bin after its days', async () => {
    await remove(command, await addSample(name));
    await purge({ ...command, now: new Date(binExpiry(command.now).getTime() - 1) });
    expect(await listBin(store.database)).not.toEqual([]);
    await purge({ ...command, now: binExpiry(command.now) });
    expect(await listBin(store.database)).toEqual([]);
  });

  test('every action that the log recorded of it has a text', async () => {
    const recorded = await store.database
      .selectDistinct({ action: schema.auditLog.action })
      .from(schema.auditLog);
    expect(recorded.filter(({ action }) => !findActionText(action))).toEqual([]);
  });
});
