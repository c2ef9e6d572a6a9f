/** Bin of deleted links, which can be restored for 30 days (decision 0062). */

import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { type BinEntry, binCutoff } from '#app/navigation/bin.ts';
import { auditChange, auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import { releasePictures, sweepAfterChange } from '#app/platform/pictures/picture-store.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import {
  linkExists,
  linkSnapshot,
  linkVersionConflict,
  nextVersion,
  requireLink,
  withIdAndVersion,
} from './link.commands.server.ts';
import { linkInBin, socialLinks } from './link.schema.server.ts';
import { labelOf, linkActions, linkMessages, type SocialLink } from './link.values.ts';
import { endConsents } from './link-consent.server.ts';

/** Row limit of the bin's list, above the number of links deleted in a month. */
const mostBinned = 500;

const inBin = (id: string) => and(eq(socialLinks.id, id), linkInBin);

/**
 * Moves a link to the bin with its consent and its thumbnail. Only {@link listLinkBin} lists the link then.
 *
 * @param version the version that the deletion started from, if the caller sends it
 * @throws ProblemError 404 if there is no such link
 * @throws VersionConflictError if the link was changed since that version
 */
export async function deleteLink(command: Command, id: string, version?: number): Promise<void> {
  const { database, now } = command;
  const target = withIdAndVersion(id, version);
  const audit = auditChange(command, linkActions.delete, id, linkExists(database, target), linkSnapshot(id));
  const [, changed] = await database.batch([
    audit.before,
    database
      .update(socialLinks)
      .set({ deletedAt: now, version: nextVersion })
      .where(target)
      .returning({ id: socialLinks.id }),
    audit.after,
  ]);
  if (changed.length === 0) throw await linkVersionConflict(database, id);
}

/**
 * Restores a link from the bin unchanged.
 *
 * @throws ProblemError 404 if the link is not in the bin
 */
export async function restoreLink(command: Command, id: string): Promise<SocialLink> {
  const { database } = command;
  const audit = auditChange(
    command,
    linkActions.restore,
    id,
    linkExists(database, inBin(id)),
    linkSnapshot(id),
  );
  const [, changed] = await database.batch([
    audit.before,
    database
      .update(socialLinks)
      .set({ deletedAt: null, version: nextVersion })
      .where(inBin(id))
      .returning({ id: socialLinks.id }),
    audit.after,
  ]);
  if (changed.length === 0) throw new ProblemError(404, { message: staffMessage(linkMessages.notInBin) });
  return requireLink(database, id);
}

export const isLinkBinned = async (database: Database, id: string): Promise<boolean> =>
  (await database.select({ id: socialLinks.id }).from(socialLinks).where(inBin(id)).get()) !== undefined;

/** Returns the links in the bin, last deleted first. */
export async function listLinkBin(database: Database): Promise<readonly BinEntry[]> {
  const rows = await database
    .select({
      id: socialLinks.id,
      category: socialLinks.category,
      title: socialLinks.title,
      url: socialLinks.url,
      deletedAt: sql<number>`${socialLinks.deletedAt}`,
    })
    .from(socialLinks)
    .where(linkInBin)
    .orderBy(desc(socialLinks.deletedAt), socialLinks.id)
    .limit(mostBinned);
  return rows.map(({ id, category, title, url, deletedAt }) => ({
    id,
    name: title ?? url,
    about: labelOf(category),
    deletedAt,
  }));
}

/** Daily: deletes links that were in the bin for 30 days, with their thumbnails. Their consent records end but stay. */
export async function purgeLinkBin(command: Command): Promise<void> {
  const { database, now } = command;
  const due = and(linkInBin, lte(socialLinks.deletedAt, binCutoff(now)));
  await database.batch([
    auditEntryIf(command, linkActions.emptyBin, 'bin', linkExists(database, due)),
    releasePictures(command, socialLinks.thumbnailKey, due),
    endConsents(command, due),
    database.delete(socialLinks).where(due),
  ]);
  await sweepAfterChange(command);
}
