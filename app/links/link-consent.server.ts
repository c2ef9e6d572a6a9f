/** The record of consents, which outlives its links (decision 0062). */
import { and, desc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { linkConsents, socialLinks } from './link.schema.server.ts';
import type { Consent, PastConsent } from './link.values.ts';

/** Three years, after which a claim about the showing is barred (Limitation Act 1963), in milliseconds. */
export const consentKeptFor = 3 * 365 * 24 * 60 * 60 * 1000;

/** More than one story ever gets. */
const mostPast = 50;

const linksWhere = (database: Database, condition: SQL | undefined) =>
  database.select({ id: socialLinks.id }).from(socialLinks).where(condition);

/**
 * Ends what is recorded for links: a statement for the batch of what ends it.
 *
 * @param condition true for the links
 */
export const endConsents = ({ database, now }: Command, condition: SQL | undefined) =>
  database
    .update(linkConsents)
    .set({ endedAt: now })
    .where(and(isNull(linkConsents.endedAt), inArray(linkConsents.linkId, linksWhere(database, condition))));

/**
 * Records a consent to show a link, if there is such a link: a statement for the batch that writes it to the link.
 *
 * @param condition true for the one link
 */
export function addConsent({ database, now, actor }: Command, consent: Consent, condition: SQL | undefined) {
  const named = (value: string | number | null, column: string) => sql`${value}`.as(column);
  return database.insert(linkConsents).select(
    database
      .select({
        id: named(crypto.randomUUID(), linkConsents.id.name),
        linkId: sql`${socialLinks.id}`.as(linkConsents.linkId.name),
        category: sql`${socialLinks.category}`.as(linkConsents.category.name),
        url: sql`${socialLinks.url}`.as(linkConsents.url.name),
        consentBy: named(consent.by, linkConsents.consentBy.name),
        consentOn: named(consent.on, linkConsents.consentOn.name),
        consentNote: named(consent.note, linkConsents.consentNote.name),
        recordedAt: named(now.getTime(), linkConsents.recordedAt.name),
        recordedBy: named(actor.kind === 'staff' ? actor.userId : null, linkConsents.recordedBy.name),
        endedAt: named(null, linkConsents.endedAt.name),
      })
      .from(socialLinks)
      .where(condition),
  );
}

/** What was recorded for a link and is over, the last first. */
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

/** Daily: forgets consents that ended more than three years ago. */
export async function sweepConsents(database: Database, now: Date): Promise<void> {
  const due = new Date(now.getTime() - consentKeptFor);
  await database.delete(linkConsents).where(lte(linkConsents.endedAt, due));
}
