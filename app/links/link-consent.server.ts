/** Records of consents, which stay after their links are deleted (decision 0062). */
import { and, desc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import { insertIf } from '#app/platform/database/insert-if.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { type Consent, type ConsentColumn, consentColumns } from './consent-fields.ts';
import { linkConsents, socialLinks } from './link.schema.server.ts';
import type { PastConsent } from './link.values.ts';

/** Three years in milliseconds. Claims about showing a story are barred after that (Limitation Act 1963). */
export const consentRetention = 3 * 365 * 24 * 60 * 60 * 1000;

/** Row limit of a story's earlier consents. */
const mostPast = 50;

const linksWhere = (database: Database, condition: SQL | undefined) =>
  database.select({ id: socialLinks.id }).from(socialLinks).where(condition);

/**
 * Statement that ends the consents of links. It belongs into the batch that withdraws, replaces or deletes them.
 *
 * @param condition SQL condition that selects the links
 */
export const endConsents = ({ database, now }: Command, condition: SQL | undefined) =>
  database
    .update(linkConsents)
    .set({ endedAt: now })
    .where(and(isNull(linkConsents.endedAt), inArray(linkConsents.linkId, linksWhere(database, condition))));

/**
 * Statement that records a consent if the link exists. It belongs into the batch that writes the consent to the link.
 *
 * @param condition SQL condition that selects the link
 */
export const addConsent = ({ database, now, actor }: Command, consent: Consent, condition: SQL | undefined) =>
  insertIf(
    database,
    linkConsents,
    {
      id: crypto.randomUUID(),
      linkId: sql`${socialLinks.id}`,
      category: sql`${socialLinks.category}`,
      url: sql`${socialLinks.url}`,
      ...(Object.fromEntries(consentColumns.map(([field, column]) => [column, consent[field]])) as Record<
        ConsentColumn,
        string
      >),
      recordedAt: now,
      recordedBy: actor.kind === 'staff' ? actor.userId : null,
      endedAt: null,
    },
    condition,
    socialLinks,
  );

/** Returns the ended consents of a link, last recorded first. */
export async function listPastConsents(database: Database, linkId: string): Promise<readonly PastConsent[]> {
  const rows = await database
    .select({
      by: linkConsents.consentBy,
      on: linkConsents.consentOn,
      endedAt: linkConsents.endedAt,
    })
    .from(linkConsents)
    .where(and(eq(linkConsents.linkId, linkId), sql`${linkConsents.endedAt} is not null`))
    .orderBy(desc(linkConsents.recordedAt))
    .limit(mostPast);
  return rows.flatMap(({ endedAt, ...row }) => (endedAt ? [{ ...row, endedAt: endedAt.getTime() }] : []));
}

/** Daily: deletes consents that ended more than three years ago. */
export async function sweepConsents(database: Database, now: Date): Promise<void> {
  const due = new Date(now.getTime() - consentRetention);
  await database.delete(linkConsents).where(lte(linkConsents.endedAt, due));
}
