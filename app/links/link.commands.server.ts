import { and, eq, exists, type SQL } from 'drizzle-orm';
import { auditEntryIf } from '#app/server/audit.server.ts';
import type { Command } from '#app/server/command.server.ts';
import type { Database } from '#app/server/database/database.server.ts';
import type { IdempotencyKey } from '#app/server/idempotency.server.ts';
import { claimKey, madeWith } from '#app/server/idempotency-claim.server.ts';
import { releasePictures } from '#app/server/pictures/picture-store.server.ts';
import { ProblemError } from '#app/server/problems.server.ts';
import type { LinkInput } from './link.input.server.ts';
import { findLink } from './link.queries.server.ts';
import { linkBinned, linkKept, socialLinks } from './link.schema.server.ts';
import { type Consent, isPatientStory, linkActions, linkMessages, type SocialLink } from './link.values.ts';
import { checkNewLink } from './link-check.server.ts';

export const noSuchLink = () => new ProblemError(404, { message: linkMessages.gone });

const duplicate = () =>
  new ProblemError(409, { message: linkMessages.duplicate, errors: { url: linkMessages.duplicate } });

/** The link with this identifier, unless it is in the bin. */
export const withId = (id: string) => and(eq(socialLinks.id, id), linkKept);

export const anyLink = (database: Database, condition: SQL | undefined) =>
  exists(database.select({ id: socialLinks.id }).from(socialLinks).where(condition));

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
 * @throws ProblemError 404 where there is no such link
 */
export async function renameLink(command: Command, id: string, title: string | null): Promise<SocialLink> {
  const { database } = command;
  await existingLink(database, id);
  await database.batch([
    auditEntryIf(command, linkActions.rename, id, anyLink(database, withId(id))),
    database.update(socialLinks).set({ title }).where(withId(id)),
  ]);
  return existingLink(database, id);
}

/**
 * Records who let the hospital publish a patient's story, or that they no longer do: without a consent the story is
 * not public.
 *
 * @param consent from `parseConsent`; null where it was withdrawn
 * @throws ProblemError 404 where there is no such link, 400 where it is no patient's story
 */
export async function recordConsent(
  command: Command,
  id: string,
  consent: Consent | null,
): Promise<SocialLink> {
  const { database } = command;
  const link = await existingLink(database, id);
  if (!isPatientStory(link.category)) {
    throw new ProblemError(400, { message: linkMessages.consentNotNeeded });
  }
  await database.batch([
    auditEntryIf(
      command,
      consent ? linkActions.consent : linkActions.consentWithdrawn,
      id,
      anyLink(database, withId(id)),
    ),
    database
      .update(socialLinks)
      .set({
        consentBy: consent?.by ?? null,
        consentOn: consent?.on ?? null,
        consentNote: consent?.note ?? null,
      })
      .where(withId(id)),
  ]);
  return existingLink(database, id);
}
