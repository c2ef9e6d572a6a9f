import { and, eq, exists, isNotNull, type SQL, sql } from 'drizzle-orm';
import { auditEntryIf } from '#app/server/audit.server.ts';
import type { Command } from '#app/server/command.server.ts';
import type { Database } from '#app/server/database/database.server.ts';
import { pictureRemovals, socialLinks } from '#app/server/database/schema.server.ts';
import { logError } from '#app/server/log.server.ts';
import { sweepPictures } from '#app/server/pictures/picture-store.server.ts';
import { ProblemError } from '#app/server/problems.server.ts';
import type { LinkInput } from './link.input.server.ts';
import { findLink } from './link.queries.server.ts';
import { type Consent, linkMessages, type SocialLink, storiesCategory } from './link.values.ts';
import { checkNewLink } from './link-check.server.ts';

const notFound = () => new ProblemError(404, { message: linkMessages.gone });

const duplicate = () =>
  new ProblemError(409, { message: linkMessages.duplicate, errors: { url: linkMessages.duplicate } });

const withId = (id: string) => eq(socialLinks.id, id);

const anyLink = (database: Database, condition: SQL | undefined) =>
  exists(database.select({ id: socialLinks.id }).from(socialLinks).where(condition));

/** @throws ProblemError 404 where there is no such link */
export async function existingLink(database: Database, id: string): Promise<SocialLink> {
  const link = await findLink(database, id);
  if (!link) throw notFound();
  return link;
}

/**
 * Adds a link. Its title and thumbnail come after the answer: nobody waits for another site.
 *
 * @param input from `parseLink`
 * @param waitUntil the request context's; null leaves them to the daily check
 * @returns the link as stored
 * @throws ProblemError 409 where its category has it already, in whatever spelling
 */
export async function createLink(
  command: Command,
  { category, mediaId, url }: LinkInput,
  waitUntil: ((work: Promise<unknown>) => void) | null,
): Promise<SocialLink> {
  const { database, actor, now } = command;
  const id = crypto.randomUUID();
  // The index decides and not a prior read: of two requests at once one finds its row not written.
  await database.batch([
    database
      .insert(socialLinks)
      .values({ id, category, mediaId, url, createdAt: now })
      .onConflictDoNothing({ target: [socialLinks.category, socialLinks.mediaId] }),
    auditEntryIf(database, actor, 'link.create', id, anyLink(database, withId(id))),
  ]);
  const link = await findLink(database, id);
  if (!link) throw duplicate();
  waitUntil?.(checkNewLink(command, id));
  return link;
}

/**
 * Gives a link a title, or takes it away.
 *
 * @param title from `parseTitle`; null lets the public pages use words of their own
 * @throws ProblemError 404 where there is no such link
 */
export async function renameLink(
  { database, actor }: Command,
  id: string,
  title: string | null,
): Promise<SocialLink> {
  await existingLink(database, id);
  await database.batch([
    auditEntryIf(database, actor, 'link.rename', id, anyLink(database, withId(id))),
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
  { database, actor }: Command,
  id: string,
  consent: Consent | null,
): Promise<SocialLink> {
  const link = await existingLink(database, id);
  if (link.category !== storiesCategory) {
    throw new ProblemError(400, { message: linkMessages.consentNotNeeded });
  }
  await database.batch([
    auditEntryIf(
      database,
      actor,
      consent ? 'link.consent' : 'link.consent-withdrawn',
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

/**
 * Deletes a link, the record of its consent and its thumbnail.
 *
 * @throws ProblemError 404 where there is no such link
 */
export async function deleteLink(command: Command, id: string): Promise<void> {
  const { database, pictures, actor, now } = command;
  await existingLink(database, id);
  await database.batch([
    auditEntryIf(database, actor, 'link.delete', id, anyLink(database, withId(id))),
    database
      .insert(pictureRemovals)
      .select(
        database
          .select({
            key: sql<string>`${socialLinks.thumbnailKey}`.as('key'),
            removeAfter: sql<Date>`${now.getTime()}`.as('remove_after'),
          })
          .from(socialLinks)
          .where(and(withId(id), isNotNull(socialLinks.thumbnailKey))),
      )
      .onConflictDoNothing(),
    database.delete(socialLinks).where(withId(id)),
  ]);
  try {
    await sweepPictures(database, pictures, now);
  } catch (error) {
    // The link is gone: a thumbnail that R2 keeps for now is taken by the daily sweep.
    logError('picture sweep after a change failed', actor.requestId, error);
  }
}
