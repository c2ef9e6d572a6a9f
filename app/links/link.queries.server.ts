import { and, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { rowNotInBin } from '#app/platform/database/columns.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { RowRange } from '#app/platform/http/pagination.server.ts';
import { type Consent, consentColumns } from './consent-fields.ts';
import { socialLinks } from './link.schema.server.ts';
import {
  type HomeLinks,
  type LinkCategory,
  linkCategory,
  type ReelCard,
  type SocialLink,
  type VideoLists,
} from './link.values.ts';
import { reelCard, videoCard } from './link.view.ts';
import { type LinkListPage, type LinkListQuery, linkListPage } from './link-list.ts';

/** Row limits of the lists, more than visitors scroll through. Every list query has a limit. */
const limits = { home: 12, latest: 12, videos: 60, reels: 60, staff: 2000 } as const;

/** Row limit of an API response. */
export const listLimit = 500;

const firstLinks: RowRange = { limit: listLimit, offset: 0 };

const consentSelection = Object.fromEntries(
  consentColumns.map(([field, column]) => [field, socialLinks[column]]),
);

const staffColumns = {
  id: socialLinks.id,
  category: socialLinks.category,
  url: socialLinks.url,
  mediaId: socialLinks.mediaId,
  title: socialLinks.title,
  texts: socialLinks.texts,
  createdAt: socialLinks.createdAt,
  checkedAt: socialLinks.checkedAt,
  isDead: socialLinks.isDead,
  consent: consentSelection,
  version: socialLinks.version,
};

type StaffRow = Omit<SocialLink, 'createdAt' | 'checkedAt' | 'consent'> & {
  createdAt: Date;
  checkedAt: Date | null;
  consent: StoredConsent;
};

type StoredConsent = Readonly<Record<string, string | null>>;

/** The consent of a row. Who gave it and when are both stored, or neither. */
const consentOf = (stored: StoredConsent): Consent | null =>
  stored.by === null
    ? null
    : (Object.fromEntries(Object.entries(stored).map(([field, text]) => [field, text ?? ''])) as Consent);

function linkOf({ createdAt, checkedAt, consent, ...row }: StaffRow): SocialLink {
  return {
    ...row,
    createdAt: createdAt.getTime(),
    checkedAt: checkedAt?.getTime() ?? null,
    consent: consentOf(consent),
  };
}

/** Newest first. Links created in the same millisecond are sorted by insertion. */
const newestFirst = [desc(socialLinks.createdAt), desc(sql`${socialLinks}.rowid`)];

/** SQL condition for public links: not in the bin, not dead, and stories only with a consent. Keep it equal to `isPublic`. */
const isShown = and(
  rowNotInBin,
  eq(socialLinks.isDead, false),
  or(ne(socialLinks.category, linkCategory.homeStories), isNotNull(socialLinks.consentBy)),
);

/** Returns the links that are not in the bin, newest first, including the fields for staff only. */
export async function listLinks(
  database: Database,
  { limit, offset }: RowRange = firstLinks,
): Promise<SocialLink[]> {
  const rows = await database
    .select(staffColumns)
    .from(socialLinks)
    .where(rowNotInBin)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  return rows.map(linkOf);
}

/**
 * Reads a page of the staff's list. The query reads all links, at most 2,000, because the notice counts the hidden ones.
 * A hospital has only hundreds of links, and the rows are short.
 */
export const readLinkList = async (database: Database, query: LinkListQuery): Promise<LinkListPage> =>
  linkListPage(await listLinks(database, { limit: limits.staff, offset: 0 }), query);

/**
 * Counts the links that need attention from staff: dead links, and patient stories without a consent. `goneAskedAt` is
 * the time of the last check of a dead link (decision 0018). The query reads every link that is not in the bin.
 */
export async function countLinksNeedingAttention(database: Database) {
  const gone = eq(socialLinks.isDead, true);
  const unconsented = and(
    eq(socialLinks.isDead, false),
    eq(socialLinks.category, linkCategory.homeStories),
    isNull(socialLinks.consentBy),
  );
  const row = await database
    .select({
      gone: sql<number>`count(case when ${gone} then 1 end)`,
      withoutConsent: sql<number>`count(case when ${unconsented} then 1 end)`,
      goneAskedAt: sql<number | null>`max(case when ${gone} then ${socialLinks.checkedAt} end)`,
    })
    .from(socialLinks)
    .where(rowNotInBin)
    .get();
  return row ?? { gone: 0, withoutConsent: 0, goneAskedAt: null };
}

/** Returns the public links with their public fields, newest first. */
export function listPublicLinks(database: Database, { limit, offset }: RowRange = firstLinks) {
  return database
    .select({ id: socialLinks.id, category: socialLinks.category, url: socialLinks.url })
    .from(socialLinks)
    .where(isShown)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
}

/** @returns null if there is no such link, or the link is in the bin */
export async function findLink(database: Database, id: string): Promise<SocialLink | null> {
  const row = await database
    .select(staffColumns)
    .from(socialLinks)
    .where(and(eq(socialLinks.id, id), rowNotInBin))
    .get();
  return row ? linkOf(row) : null;
}

/** @returns null if there is no such link */
export async function findThumbnail(database: Database, id: string) {
  const row = await database
    .select({
      key: socialLinks.thumbnailKey,
      mediaId: socialLinks.mediaId,
      title: socialLinks.title,
      isShown: sql<boolean>`${isShown}`.mapWith(Boolean),
    })
    .from(socialLinks)
    .where(eq(socialLinks.id, id))
    .get();
  return row ?? null;
}

/** Returns the thumbnails of public links by link identifier. */
export async function listShownThumbnails(database: Database) {
  const rows = await database
    .select({
      id: socialLinks.id,
      key: socialLinks.thumbnailKey,
      mediaId: socialLinks.mediaId,
      title: socialLinks.title,
    })
    .from(socialLinks)
    .where(and(isNotNull(socialLinks.thumbnailKey), isShown))
    .orderBy(...newestFirst)
    .limit(listLimit);
  return Object.fromEntries(rows.map(({ id, ...thumbnail }) => [id, { ...thumbnail, isShown: true }]));
}

/** Returns the newest public links of a category. */
const newestOf = (database: Database, category: LinkCategory, most: number) =>
  database
    .select({
      id: socialLinks.id,
      category: socialLinks.category,
      mediaId: socialLinks.mediaId,
      url: socialLinks.url,
      title: socialLinks.title,
      texts: socialLinks.texts,
      hasThumbnail: sql<boolean>`${socialLinks.thumbnailKey} is not null`.mapWith(Boolean),
    })
    .from(socialLinks)
    .where(and(eq(socialLinks.category, category), isShown))
    .orderBy(...newestFirst)
    .limit(most);

type Newest = Awaited<ReturnType<typeof newestOf>>;

const videoCards = (links: Newest) => links.map((link, index) => videoCard(link, index + 1));
const reelCards = (links: Newest) => links.map((link, index) => reelCard(link, index + 1));

/** Reads the links for the three social sections of the home page in one round trip. */
export async function listForHome(database: Database): Promise<HomeLinks> {
  const [stories, videos, reels] = await database.batch([
    newestOf(database, linkCategory.homeStories, limits.home),
    newestOf(database, linkCategory.homeVideos, limits.home),
    newestOf(database, linkCategory.homeReels, limits.home),
  ]);
  return { stories: videoCards(stories), videos: videoCards(videos), reels: reelCards(reels) };
}

/** Reads the links of the video page: the category of latest videos, and the other videos. */
export async function listVideos(database: Database): Promise<VideoLists> {
  const [latest, others] = await database.batch([
    newestOf(database, linkCategory.latestVideos, limits.latest),
    newestOf(database, linkCategory.videos, limits.videos),
  ]);
  return { latest: videoCards(latest), others: videoCards(others) };
}

/** Reads the links of the reel page. */
export async function listReels(database: Database): Promise<ReelCard[]> {
  return reelCards(await newestOf(database, linkCategory.reels, limits.reels));
}
