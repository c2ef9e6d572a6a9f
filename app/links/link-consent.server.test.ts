import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditLog, linkConsents } from '#app/all-tables.server.ts';
import { binExpiry } from '#app/navigation/bin.ts';
import { commandFor } from '#tests/support/command.ts';
import { linkBody } from '#tests/support/links.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { createLink, recordConsent, renameLink } from './link.commands.server.ts';
import { parseLink } from './link.input.server.ts';
import { deleteLink, purgeLinkBin } from './link-bin.server.ts';
import { consentRetention, listPastConsents, sweepConsents } from './link-consent.server.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.dispose());

const day = (number: number) => new Date(`2026-11-${number}T10:00:00Z`);
const on = (number: number) => commandFor(store, { now: day(number) });
const consentOf = (by: string) => ({ by, on: '2026-11-01', note: 'In the green file' });
const add = () => createLink(on(10), parseLink(linkBody('homestories')), async () => {});
const recorded = (linkId: string) =>
  store.database
    .select()
    .from(linkConsents)
    .where(eq(linkConsents.linkId, linkId))
    .orderBy(linkConsents.recordedAt);

test('keeps each consent with the time when it ended and the account that recorded it', async () => {
  const { id } = await add();
  await recordConsent(on(11), id, consentOf('A. Kaur'));
  await recordConsent(on(12), id, consentOf('B. Kaur'));
  await recordConsent(on(13), id, null);
  expect(await recorded(id)).toMatchObject([
    { consentBy: 'A. Kaur', recordedAt: day(11), endedAt: day(12), recordedBy: 'staff-1' },
    { consentBy: 'B. Kaur', recordedAt: day(12), endedAt: day(13), consentNote: 'In the green file' },
  ]);
  expect(await listPastConsents(store.database, id)).toEqual([
    { by: 'B. Kaur', on: '2026-11-01', endedAt: day(13).getTime() },
    { by: 'A. Kaur', on: '2026-11-01', endedAt: day(12).getTime() },
  ]);
});

test('keeps the consent of a link for three years after the link is deleted for good', async () => {
  const { id, url } = await add();
  await recordConsent(on(11), id, consentOf('C. Kaur'));
  await deleteLink(on(12), id);
  expect(await recorded(id)).toMatchObject([{ endedAt: null }]);
  const emptied = binExpiry(day(12));
  await purgeLinkBin(commandFor(store, { now: emptied }));
  expect(await recorded(id)).toMatchObject([{ consentBy: 'C. Kaur', url, endedAt: emptied }]);
  await sweepConsents(store.database, new Date(emptied.getTime() + consentRetention - 1));
  expect(await recorded(id)).toHaveLength(1);
  await sweepConsents(store.database, new Date(emptied.getTime() + consentRetention));
  expect(await recorded(id)).toEqual([]);
});

test('records overwritten values in the audit log, but not the person who consented or the note', async () => {
  const { id } = await add();
  await renameLink(on(11), id, { title: 'First' });
  await renameLink(on(12), id, { title: 'Second' });
  await recordConsent(on(13), id, consentOf('D. Kaur'));
  const rows = await store.database
    .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.target, id))
    .orderBy(auditLog.at);
  const changes = rows.map(({ action, before, after }) => ({
    action,
    before: JSON.parse(before ?? 'null') as unknown,
    after: JSON.parse(after ?? 'null') as unknown,
  }));
  expect(changes.slice(1)).toMatchObject([
    { action: 'link.rename', before: { title: null, version: 1 }, after: { title: 'First', version: 2 } },
    { action: 'link.rename', before: { title: 'First' }, after: { title: 'Second' } },
    { before: { consentOn: null }, after: { consentOn: '2026-11-01', title: 'Second' } },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/Kaur|green/);
});

test('refuses a change that started from an older version, with a message about the current values', async () => {
  const { id } = await add();
  await renameLink(on(11), id, { title: 'Theirs' }, 1);
  const late = [
    () => renameLink(on(12), id, { title: 'Mine' }, 1),
    () => recordConsent(on(12), id, consentOf('E. Kaur'), 1),
    () => deleteLink(on(12), id, 1),
  ];
  for (const change of late)
    await expect(change()).rejects.toMatchObject({
      status: 409,
      problem: { version: 2, message: expect.stringContaining('“Theirs” now, and no consent is recorded') },
    });
  expect(await recorded(id)).toEqual([]);
  await renameLink(on(12), id, { title: 'Mine' }, 2);
});
