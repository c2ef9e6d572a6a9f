import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditLog } from '#app/all-tables.server.ts';
import { binExpiry } from '#app/navigation/bin.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { commandFor } from '#tests/support/command.ts';
import { linkBody } from '#tests/support/links.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { createLink, recordConsent, renameLink } from './link.commands.server.ts';
import { parseLink } from './link.input.server.ts';
import { findLink, listForHome, listLinks, listPublicLinks } from './link.queries.server.ts';
import { deleteLink, listLinkBin, purgeLinkBin, restoreLink } from './link-bin.server.ts';
import { checkLinks } from './link-check.server.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let store: TestStore;
let command: Command;
beforeAll(async () => {
  store = await openTestStore();
  command = commandFor(store);
});
afterAll(() => store.dispose());

const add = async (url = linkBody('homestories').url) => {
  const link = await createLink(command, parseLink({ category: 'homestories', url }), async () => {});
  await renameLink(command, link.id, { title: 'A story' });
  return recordConsent(command, link.id, { by: 'A. Kaur', on: '2026-11-01', note: 'Form 12' });
};
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

test('shows a deleted story only in the bin, and restores its title and its consent', async () => {
  const before = await add();
  await deleteLink(command, before.id);
  const lists = [
    await listLinks(store.database),
    await listPublicLinks(store.database),
    (await listForHome(store.database)).stories,
  ];
  for (const list of lists) expect(ids(list)).not.toContain(before.id);
  expect(await findLink(store.database, before.id)).toBeNull();
  expect(await checkLinks(command)).toBe(0);
  expect(await listLinkBin(store.database)).toMatchObject([{ id: before.id, name: 'A story' }]);
  expect(await restoreLink(command, before.id)).toEqual({ ...before, version: before.version + 2 });
  expect(ids((await listForHome(store.database)).stories)).toContain(before.id);
  await expect(restoreLink(command, before.id)).rejects.toMatchObject({ status: 404 });
  const audited = await store.database
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.target, before.id));
  expect(audited.filter(({ action }) => action === 'link.restore')).toHaveLength(1);
});

test('adds a story that is in the bin again without its old consent', async () => {
  const url = linkBody('homestories').url;
  const before = await add(url);
  await deleteLink(command, before.id);
  const again = await createLink(command, parseLink({ category: 'homestories', url }), async () => {});
  expect(again).toMatchObject({ consent: null, title: null });
  expect(ids(await listLinkBin(store.database))).not.toContain(before.id);
});

test('deletes a link for good when its time in the bin ends, and not earlier', async () => {
  const { id } = await add();
  await deleteLink(command, id);
  await purgeLinkBin({ ...command, now: new Date(binExpiry(command.now).getTime() - 1) });
  expect(ids(await listLinkBin(store.database))).toContain(id);
  await purgeLinkBin({ ...command, now: binExpiry(command.now) });
  expect(ids(await listLinkBin(store.database))).not.toContain(id);
});
