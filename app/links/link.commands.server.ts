import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import { auditChange, auditEntryIf, rowSnapshot } from '#app/platform/audit-log/audit.server.ts';
import { changedTexts } from '#app/platform/database/columns.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { fieldProblem, ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import { releasePictures } from '#app/platform/pictures/picture-store.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import type { IdempotencyKey } from '#app/platform/writes/idempotency.server.ts';
import { claimKey, findEarlierResult } from '#app/platform/writes/idempotency-claim.server.ts';
import { VersionConflictError } from '#app/platform/writes/row-version.server.ts';
import { longDate } from '#app/time/long-date.ts';
import { type Consent, consentColumns } from './consent-fields.ts';
import type { LinkInput, LinkTitles } from './link.input.server.ts';
import { findLink } from './link.queries.server.ts';
import { linkInBin, linkNotInBin, socialLinks } from './link.schema.server.ts';
import { isPatientStory, linkActions, linkMessages, type SocialLink } from './link.values.ts';
import { checkNewLink } from './link-check.server.ts';
import { addConsent, endConsents } from './link-consent.server.ts';

const noSuchLink = () => new ProblemError(404, { message: staffMessage(linkMessages.gone) });

const duplicate = () => new ProblemError(409, fieldProblem('url', staffMessage(linkMessages.duplicate)));

/** SQL condition: the link has this identifier and is not in the bin. */
const withId = (id: string) => and(eq(socialLinks.id, id), linkNotInBin);

export const linkExists = (database: Database, condition: SQL | undefined) =>
  exists(database.select({ id: socialLinks.id }).from(socialLinks).where(condition));

/** Snapshot of a link for the audit log. The person who gave the consent is left out; `link_consents` records that. */
export const linkSnapshot = (id: string) =>
  rowSnapshot(
    socialLinks,
    {
      category: socialLinks.category,
      url: socialLinks.url,
      title: socialLinks.title,
      texts: sql`json(${socialLinks.texts})`,
      consentOn: socialLinks.consentOn,
      deletedAt: socialLinks.deletedAt,
      version: socialLinks.version,
    },
    eq(socialLinks.id, id),
  );

export const nextVersion = sql`${socialLinks.version} + 1`;

/** SQL condition: the link has this identifier and, if given, this version. */
export const withIdAndVersion = (id: string, version: number | undefined) =>
  and(withId(id), version === undefined ? undefined : eq(socialLinks.version, version));

/**
 * Error for a change that matched no row, because the link has another version. The message says what is stored now.
 *
 * @throws ProblemError 404 if the link is gone
 */
export async function linkVersionConflict(database: Database, id: string) {
  const { category, title, consent, version } = await requireLink(database, id);
  const called = title === null ? 'It has no title now' : `Its title is “${title}” now`;
  const allowed = consent ? `a consent of ${consent.by}, ${longDate(consent.on)}` : 'no consent';
  const recorded = isPatientStory(category) ? `, and ${allowed} is recorded` : '';
  return new VersionConflictError(
    staffMessage(`${linkMessages.changedMeanwhile} ${called}${recorded}.`),
    version,
  );
}

/** @throws ProblemError 404 if there is no such link */
export async function requireLink(database: Database, id: string): Promise<SocialLink> {
  const link = await findLink(database, id);
  if (!link) throw noSuchLink();
  return link;
}

/**
 * Adds a link. Title and thumbnail are fetched after the response, so that nobody waits for another site.
 *
 * @param input result of `parseLink`
 * @param check fetches title and thumbnail. Tests pass their own, because they must not reach other sites.
 * @param idempotencyKey idempotency key of the submission. A repeated submission creates nothing.
 * @returns the stored link, also if an earlier submission with the same key created it
 * @throws ProblemError 409 if the category has this video or post already, in any spelling
 */
export async function createLink(
  command: Command,
  { category, mediaId, url }: LinkInput,
  check = checkNewLink,
  idempotencyKey: IdempotencyKey | null = null,
): Promise<SocialLink> {
  const { database, now, waitUntil } = command;
  const made = await findEarlierResult(database, idempotencyKey);
  if (made) return requireLink(database, made);
  const id = crypto.randomUUID();
  const isAdded = linkExists(database, withId(id));
  // Adding a link that is in the bin starts without its old consent, so the old row is deleted.
  const old = and(eq(socialLinks.category, category), eq(socialLinks.mediaId, mediaId), linkInBin);
  // The unique index decides about duplicates, not a prior read: of two concurrent requests only one inserts its row.
  await database.batch([
    releasePictures(command, socialLinks.thumbnailKey, old),
    endConsents(command, old),
    database.delete(socialLinks).where(old),
    database
      .insert(socialLinks)
      .values({ id, category, mediaId, url, createdAt: now })
      .onConflictDoNothing({ target: [socialLinks.category, socialLinks.mediaId] }),
    claimKey(command, idempotencyKey, id, isAdded).claim,
    auditEntryIf(command, linkActions.create, id, isAdded),
  ]);
  const link = await findLink(database, id);
  if (!link) {
    const other = await findEarlierResult(database, idempotencyKey);
    if (other) return requireLink(database, other);
    throw duplicate();
  }
  waitUntil(check(command, id));
  return link;
}

/**
 * Sets or removes the title of a link, also in other locales.
 *
 * @param titles result of `parseTitles`. A null title makes public pages use a default title.
 * @param version the version that the change started from, if the caller sends it
 * @throws ProblemError 404 if there is no such link
 * @throws VersionConflictError if the link was changed since that version
 */
export async function renameLink(
  command: Command,
  id: string,
  { title, texts = {} }: LinkTitles,
  version?: number,
): Promise<SocialLink> {
  const { database } = command;
  const target = withIdAndVersion(id, version);
  const audit = auditChange(command, linkActions.rename, id, linkExists(database, target), linkSnapshot(id));
  const [, changed] = await database.batch([
    audit.before,
    database
      .update(socialLinks)
      .set({ title, texts: changedTexts(socialLinks.texts, texts), version: nextVersion })
      .where(target)
      .returning({ id: socialLinks.id }),
    audit.after,
  ]);
  if (changed.length === 0) throw await linkVersionConflict(database, id);
  return requireLink(database, id);
}

/**
 * Records or withdraws the consent to publish a patient's story. Without a consent the story is not public.
 * An earlier consent stays in `link_consents` with its end date.
 *
 * @param consent result of `parseConsent`, or null for a withdrawal
 * @param version the version that the change started from, if the caller sends it
 * @throws ProblemError 404 if there is no such link, 400 if it is not a patient's story
 * @throws VersionConflictError if the link was changed since that version
 */
export async function recordConsent(
  command: Command,
  id: string,
  consent: Consent | null,
  version?: number,
): Promise<SocialLink> {
  const { database } = command;
  const link = await requireLink(database, id);
  if (!isPatientStory(link.category)) {
    throw new ProblemError(400, { message: staffMessage(linkMessages.consentNotNeeded) });
  }
  const target = withIdAndVersion(id, version);
  const action = consent ? linkActions.consent : linkActions.consentWithdrawn;
  const audit = auditChange(command, action, id, linkExists(database, target), linkSnapshot(id));
  const changed = await database.batch([
    audit.before,
    endConsents(command, target),
    ...(consent ? [addConsent(command, consent, target)] : []),
    database
      .update(socialLinks)
      .set({
        ...Object.fromEntries(consentColumns.map(([field, column]) => [column, consent?.[field] ?? null])),
        version: nextVersion,
      })
      .where(target)
      .returning({ id: socialLinks.id }),
    audit.after,
  ]);
  if ((changed.at(-2) as unknown as readonly unknown[]).length === 0)
    throw await linkVersionConflict(database, id);
  return requireLink(database, id);
}
