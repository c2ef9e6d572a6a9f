/** Deleted links, for as long as they can be restored (decision 0062). */
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { type Binned, binnedUntil } from '#app/navigation/bin.ts';
import { auditChange, auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { releasePictures, sweepAfterChange } from '#app/platform/pictures/picture-store.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import {
  anyLink,
  atVersion,
  existingLink,
  linkSnapshot,
  nextVersion,
  overtaken,
} from './link.commands.server.ts';
import { linkBinned, socialLinks } from './link.schema.server.ts';
import { labelOf, linkActions, linkMessages, type SocialLink } from './link.values.ts';
import { endConsents } from './link-consent.server.ts';

/** More than anybody deletes in a month. */
const mostBinned = 500;

const inBin = (id: string) => and(eq(socialLinks.id, id), linkBinned);

/**
 * Puts a link into the bin, with the record of its consent and its thumbnail: nothing but {@link listLinkBin} reads it again.
 *
 * @param version the one that this started from, where the caller says so
 * @throws ProblemError 404 where there is no such link
 * @throws ChangedMeanwhileError where it was changed since that version
 */
export async function deleteLink(command: Command, id: string, version?: number): Promise<void> {
  const { database, now } = command;
  const target = atVersion(id, version);
  const audit = auditChange(command, linkActions.delete, id, anyLink(database, target), linkSnapshot(id));
  const [, changed] = await database.batch([
    audit.before,
    database
      .update(socialLinks)
      .set({ deletedAt: now, version: nextVersion })
      .where(target)
      .returning({ id: socialLinks.id }),
    audit.after,
  ]);
  if (changed.length === 0) throw await overtaken(database, id);
}

/**
 * Takes a link out of the bin, as it was and where it was.
 *
 * @throws ProblemError 404 where it is not in the bin
 */
export async function restoreLink(command: Command, id: string): Promise<SocialLink> {
  const { database } = command;
  const audit = auditChange(command, linkActions.restore, id, anyLink(database, inBin(id)), linkSnapshot(id));
  const [, changed] = await database.batch([
    audit.before,
    database
      .update(socialLinks)
      .set({ deletedAt: null, version: nextVersion })
      .where(inBin(id))
      .returning({ id: socialLinks.id }),
    audit.after,
  ]);
  if (changed.length === 0) throw new ProblemError(404, { message: linkMessages.notInBin });
  return existingLink(database, id);
}

/** Whether a link is in the bin. */
export const isLinkBinned = async (database: Database, id: string): Promise<boolean> =>
  (await database.select({ id: socialLinks.id }).from(socialLinks).where(inBin(id)).get()) !== undefined;

/** What was deleted and can be restored, the last first. */
export async function listLinkBin(database: Database): Promise<readonly Binned[]> {
  const rows = await database
    .select({
      id: socialLinks.id,
      category: socialLinks.category,
      title: socialLinks.title,
      url: socialLinks.url,
      deletedAt: sql<number>`${socialLinks.deletedAt}`,
    })
    .from(socialLinks)
    .where(linkBinned)
    .orderBy(desc(socialLinks.deletedAt), socialLinks.id)
    .limit(mostBinned);
  return rows.map(({ id, category, title, url, deletedAt }) => ({
    id,
    name: title ?? url,
    about: labelOf(category),
    deletedAt,
  }));
}

/** Daily: deletes for good what nobody restored in time, with its thumbnail. What was recorded of its consent stays, ended. */
export async function emptyLinkBin(command: Command): Promise<void> {
  const { database, now } = command;
  const due = and(linkBinned, lte(socialLinks.deletedAt, binnedUntil(now)));
  await database.batch([
    auditEntryIf(command, linkActions.emptyBin, 'bin', anyLink(database, due)),
    releasePictures(command, socialLinks.thumbnailKey, due),
    endConsents(command, due),
    database.delete(socialLinks).where(due),
  ]);
  await sweepAfterChange(command);
}
