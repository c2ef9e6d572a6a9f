import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import { auditChange, auditEntryIf, rowSnapshot } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { releasePictures } from '#app/platform/pictures/picture-store.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import type { IdempotencyKey } from '#app/platform/writes/idempotency.server.ts';
import { claimKey, madeWith } from '#app/platform/writes/idempotency-claim.server.ts';
import { ChangedMeanwhileError } from '#app/platform/writes/row-version.server.ts';
import { longDate } from '#app/time/long-date.ts';
import type { LinkInput } from './link.input.server.ts';
import { findLink } from './link.queries.server.ts';
import { linkBinned, linkKept, socialLinks } from './link.schema.server.ts';
import { type Consent, isPatientStory, linkActions, linkMessages, type SocialLink } from './link.values.ts';
import { checkNewLink } from './link-check.server.ts';
import { addConsent, endConsents } from './link-consent.server.ts';

const noSuchLink = () => new ProblemError(404, { message: linkMessages.gone });

const duplicate = () =>
  new ProblemError(409, { message: linkMessages.duplicate, errors: { url: linkMessages.duplicate } });

/** The link with this identifier, unless it is in the bin. */
const withId = (id: string) => and(eq(socialLinks.id, id), linkKept);

export const anyLink = (database: Database, condition: SQL | undefined) =>
  exists(database.select({ id: socialLinks.id }).from(socialLinks).where(condition));

/** What the audit log keeps of a link before and after a change; who gave a consent stands in its own record. */
export const linkSnapshot = (id: string) =>
  rowSnapshot(
    socialLinks,
    {
      category: socialLinks.category,
      url: socialLinks.url,
      title: socialLinks.title,
      consentOn: socialLinks.consentOn,
      deletedAt: socialLinks.deletedAt,
      version: socialLinks.version,
    },
    eq(socialLinks.id, id),
  );

export const nextVersion = sql`${socialLinks.version} + 1`;

/** The link as one version of it, or as any where none is asked for. */
export const atVersion = (id: string, version: number | undefined) =>
  and(withId(id), version === undefined ? undefined : eq(socialLinks.version, version));

/** For a change that found nothing to change: it is gone, or another version than the one asked for. */
export async function overtaken(database: Database, id: string) {
  const { category, title, consent, version } = await existingLink(database, id);
  const called = title === null ? 'It has no title now' : `Its title is “${title}” now`;
  const allowed = consent ? `a consent of ${consent.by}, ${longDate(consent.on)}` : 'no consent';
  const recorded = isPatientStory(category) ? `, and ${allowed} is recorded` : '';
  return new ChangedMeanwhileError(`${linkMessages.changedMeanwhile} ${called}${recorded}.`, version);
}

/** @throws ProblemError 404 where there is no such link */
export async function existingLink(database: Database, id: string): Promise<SocialLink> {
  const link = await findLink(database, id);
  if (!link) throw noSuchLink();
  return link;
}

/**
 * Adds a link. Its title and thumbnail come after the answer: nobody waits for another site.
 *
 * @param input from `parseLink`
 * @param check what fetches them; a test hands in its own, since it reaches no other site
 * @param sending names the sending, so that the same one once more makes nothing
 * @returns the link as stored, also where this sending made it before
 * @throws ProblemError 409 where its category has it already, in whatever spelling
 */
export async function createLink(
  command: Command,
  { category, mediaId, url }: LinkInput,
  check = checkNewLink,
  sending: IdempotencyKey | null = null,
): Promise<SocialLink> {
  const { database, now, waitUntil } = command;
  const made = await madeWith(database, sending);
  if (made) return existingLink(database, made);
  const id = crypto.randomUUID();
  const isAdded = anyLink(database, withId(id));
  // Whoever adds again what is in the bin begins anew: a consent of then is not one of now.
  const old = and(eq(socialLinks.category, category), eq(socialLinks.mediaId, mediaId), linkBinned);
  // The index decides and not a prior read: of two requests at once one finds its row not written.
  await database.batch([
    releasePictures(command, socialLinks.thumbnailKey, old),
    endConsents(command, old),
    database.delete(socialLinks).where(old),
    database
      .insert(socialLinks)
      .values({ id, category, mediaId, url, createdAt: now })
      .onConflictDoNothing({ target: [socialLinks.category, socialLinks.mediaId] }),
    claimKey(command, sending, id, isAdded).claim,
    auditEntryIf(command, linkActions.create, id, isAdded),
  ]);
  const link = await findLink(database, id);
  if (!link) {
    const other = await madeWith(database, sending);
    if (other) return existingLink(database, other);
    throw duplicate();
  }
  waitUntil(check(command, id));
  return link;
}

/**
 * Gives a link a title, or takes it away.
 *
 * @param title from `parseTitle`; null lets the public pages use words of their own
 * @param version the one that this started from, where the caller says so
 * @throws ProblemError 404 where there is no such link
 * @throws ChangedMeanwhileError where it was changed since that version
 */
export async function renameLink(
  command: Command,
  id: string,
  title: string | null,
  version?: number,
): Promise<SocialLink> {
  const { database } = command;
  const target = atVersion(id, version);
  const audit = auditChange(command, linkActions.rename, id, anyLink(database, target), linkSnapshot(id));
  const [, changed] = await database.batch([
    audit.before,
    database
      .update(socialLinks)
      .set({ title, version: nextVersion })
      .where(target)
      .returning({ id: socialLinks.id }),
    audit.after,
  ]);
  if (changed.length === 0) throw await overtaken(database, id);
  return existingLink(database, id);
}

/**
 * Records who let the hospital publish a patient's story, or that they no longer do: without a consent the story is
 * not public.
 *
 * What was recorded before stays in the record of consents, ended.
 *
 * @param consent from `parseConsent`; null where it was withdrawn
 * @param version the one that this started from, where the caller says so
 * @throws ProblemError 404 where there is no such link, 400 where it is no patient's story
 * @throws ChangedMeanwhileError where it was changed since that version
 */
export async function recordConsent(
  command: Command,
  id: string,
  consent: Consent | null,
  version?: number,
): Promise<SocialLink> {
  const { database } = command;
  const link = await existingLink(database, id);
  if (!isPatientStory(link.category)) {
    throw new ProblemError(400, { message: linkMessages.consentNotNeeded });
  }
  const target = atVersion(id, version);
  const action = consent ? linkActions.consent : linkActions.consentWithdrawn;
  const audit = auditChange(command, action, id, anyLink(database, target), linkSnapshot(id));
  const changed = await database.batch([
    audit.before,
    endConsents(command, target),
    ...(consent ? [addConsent(command, consent, target)] : []),
    database
      .update(socialLinks)
      .set({
        consentBy: consent?.by ?? null,
        consentOn: consent?.on ?? null,
        consentNote: consent?.note ?? null,
        version: nextVersion,
      })
      .where(target)
      .returning({ id: socialLinks.id }),
    audit.after,
  ]);
  if ((changed.at(-2) as unknown as readonly unknown[]).length === 0) throw await overtaken(database, id);
  return existingLink(database, id);
}
