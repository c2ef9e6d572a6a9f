import { and, eq, notExists, sql } from 'drizzle-orm';
import { changedTexts, rowInBin } from '#app/platform/database/columns.server.ts';
import { staffFieldProblem, staffProblem } from '#app/platform/http/staff-message.server.ts';
import { releasePictures } from '#app/platform/pictures/picture-store.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { binnedRows } from '#app/platform/writes/binned-rows.server.ts';
import type { IdempotencyKey } from '#app/platform/writes/idempotency.server.ts';
import { longDate } from '#app/time/long-date.ts';
import { type Consent, consentColumns } from './consent-fields.ts';
import type { LinkInput, LinkTitles } from './link.input.server.ts';
import { findLink } from './link.queries.server.ts';
import { socialLinks } from './link.schema.server.ts';
import { isPatientStory, linkActions, linkCategories, linkMessages, type SocialLink } from './link.values.ts';
import { checkNewLink } from './link-check.server.ts';
import { addConsent, endConsents } from './link-consent.server.ts';

const duplicate = () => staffFieldProblem(409, 'url', linkMessages.duplicate);

/** Label of a link's category, for lists that the database makes. */
const categoryLabel = sql<string>`case ${socialLinks.category} ${sql.join(
  linkCategories.map(({ value, label }) => sql`when ${value} then ${label}`),
  sql` `,
)} end`;

/** SQL for the name of a link. */
export const linkNameInLog = sql<string>`coalesce(${socialLinks.title}, ${categoryLabel})`;

/** Says what is stored now, for a change that started from another version. */
function changedMeanwhile({ category, title, consent }: SocialLink): string {
  const called = title === null ? 'It has no title now' : `Its title is “${title}” now`;
  const allowed = consent ? `a consent of ${consent.by}, ${longDate(consent.on)}` : 'no consent';
  const recorded = isPatientStory(category) ? `, and ${allowed} is recorded` : '';
  return `${linkMessages.changedMeanwhile} ${called}${recorded}.`;
}

export const linkRows = binnedRows<SocialLink>({
  table: socialLinks,
  actions: linkActions,
  // The person who gave the consent is left out; `link_consents` records that.
  recorded: {
    category: socialLinks.category,
    url: socialLinks.url,
    title: socialLinks.title,
    texts: sql`json(${socialLinks.texts})`,
    consentOn: socialLinks.consentOn,
  },
  binEntry: { name: sql`coalesce(${socialLinks.title}, ${socialLinks.url})`, about: categoryLabel },
  find: findLink,
  messages: { gone: linkMessages.gone, notInBin: linkMessages.notInBin, changedMeanwhile },
});

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
  const { database, now } = command;
  const isSame = and(eq(socialLinks.category, category), eq(socialLinks.mediaId, mediaId));
  // Adding a link that is in the bin starts without its old consent, so the old row is deleted.
  const old = and(isSame, rowInBin);
  const added = await linkRows.add(command, { category, mediaId, url, createdAt: now }, idempotencyKey, {
    first: [
      releasePictures(command, socialLinks.thumbnailKey, old),
      endConsents(command, old),
      database.delete(socialLinks).where(old),
    ],
    condition: notExists(database.select({ id: socialLinks.id }).from(socialLinks).where(isSame)),
  });
  if (!added) throw duplicate();
  if (added.isNew) command.waitUntil(check(command, added.id));
  return linkRows.required(database, added.id);
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
  const values = { title, texts: changedTexts(socialLinks.texts, texts) };
  await linkRows.change(command, linkActions.rename, id, { values, version });
  return linkRows.required(command.database, id);
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
  const link = await linkRows.required(database, id);
  if (!isPatientStory(link.category)) {
    throw staffProblem(400, linkMessages.consentNotNeeded);
  }
  await linkRows.change(command, consent ? linkActions.consent : linkActions.consentWithdrawn, id, {
    values: Object.fromEntries(consentColumns.map(([field, column]) => [column, consent?.[field] ?? null])),
    version,
    firstOf: (target) => [
      endConsents(command, target),
      ...(consent ? [addConsent(command, consent, target)] : []),
    ],
  });
  return linkRows.required(database, id);
}
