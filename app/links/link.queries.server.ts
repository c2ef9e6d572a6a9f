import { and, desc, eq, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#app/server/database/database.server.ts';
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

/** More than anybody scrolls through; a public page never reads without a bound. */
const limits = { home: 12, latest: 12, videos: 60, reels: 60, all: 500 } as const;

const staffColumns = {
  id: socialLinks.id,
  category: socialLinks.category,
  url: socialLinks.url,
  mediaId: socialLinks.mediaId,
  title: socialLinks.title,
  createdAt: socialLinks.createdAt,
  checkedAt: socialLinks.checkedAt,
  isDead: socialLinks.isDead,
  consentBy: socialLinks.consentBy,
  consentOn: socialLinks.consentOn,
  consentNote: socialLinks.consentNote,
};

type StaffRow = Omit<SocialLink, 'createdAt' | 'checkedAt' | 'consent'> & {
  createdAt: Date;
  checkedAt: Date | null;
  consentBy: string | null;
  consentOn: string | null;
  consentNote: string | null;
};

function linkOf({ createdAt, checkedAt, consentBy, consentOn, consentNote, ...row }: StaffRow): SocialLink {
  return {
    ...row,
    createdAt: createdAt.getTime(),
    checkedAt: checkedAt?.getTime() ?? null,
    consent:
      consentBy === null || consentOn === null
        ? null
        : { by: consentBy, on: consentOn, note: consentNote ?? '' },
  };
}

/** Two links of one moment come in the order in which they were written. */
const newestFirst = [desc(socialLinks.createdAt), desc(sql`${socialLinks}.rowid`)];

/** What anybody may see: not gone, and a patient's story only with a consent (see isPublic, link.view.ts). */
const isShown = and(
  eq(socialLinks.isDead, false),
  or(ne(socialLinks.category, linkCategory.homeStories), isNotNull(socialLinks.consentBy)),
);

/** Every link, newest first, with what only staff may see. */
export async function listLinks(database: Database): Promise<SocialLink[]> {
  const rows = await database
    .select(staffColumns)
    .from(socialLinks)
    .orderBy(...newestFirst)
    .limit(limits.all);
  return rows.map(linkOf);
}

/** What anybody may see of the links, newest first. */
export function listPublicLinks(database: Database) {
  return database
    .select({ id: socialLinks.id, category: socialLinks.category, url: socialLinks.url })
    .from(socialLinks)
    .where(isShown)
    .orderBy(...newestFirst)
    .limit(limits.all);
}

/** @returns null where there is no such link */
export async function findLink(database: Database, id: string): Promise<SocialLink | null> {
  const row = await database.select(staffColumns).from(socialLinks).where(eq(socialLinks.id, id)).get();
  return row ? linkOf(row) : null;
}

/** @returns null where there is no such link */
export async function findThumbnail(database: Database, id: string) {
  const row = await database
    .select({
      key: socialLinks.thumbnailKey,
      mediaId: socialLinks.mediaId,
      isShown: sql<boolean>`${isShown}`.mapWith(Boolean),
    })
    .from(socialLinks)
    .where(eq(socialLinks.id, id))
    .get();
  return row ?? null;
}

/**
 * The newest shown links of some categories in one statement, each category with a bound of its own, so that a full
 * one leaves the others their place.
 */
async function newest(database: Database, wanted: Readonly<Partial<Record<LinkCategory, number>>>) {
  const categories = Object.keys(wanted) as LinkCategory[];
  const ranked = database.$with('ranked').as(
    database
      .select({
        id: socialLinks.id,
        category: socialLinks.category,
        mediaId: socialLinks.mediaId,
        url: socialLinks.url,
        title: socialLinks.title,
        hasThumbnail: sql<boolean>`${socialLinks.thumbnailKey} is not null`
          .mapWith(Boolean)
          .as('has_thumbnail'),
        place:
          sql<number>`row_number() over (partition by ${socialLinks.category} order by ${sql.join(newestFirst, sql`, `)})`.as(
            'place',
          ),
      })
      .from(socialLinks)
      .where(and(inArray(socialLinks.category, categories), isShown)),
  );
  const most = Math.max(...Object.values(wanted));
  const rows = await database
    .with(ranked)
    .select()
    .from(ranked)
    .where(lte(ranked.place, most))
    .orderBy(ranked.category, sql`${ranked.place}`);
  return (category: LinkCategory) =>
    rows.filter((row) => row.category === category && row.place <= (wanted[category] ?? 0));
}

/** The three social sections of the home page, in one query. */
export async function listForHome(database: Database): Promise<HomeLinks> {
  const { homeStories, homeVideos, homeReels } = linkCategory;
  const { home } = limits;
  const of = await newest(database, { [homeStories]: home, [homeVideos]: home, [homeReels]: home });
  return {
    stories: of(homeStories).map((link) => videoCard(link, link.place)),
    videos: of(homeVideos).map((link) => videoCard(link, link.place)),
    reels: of(homeReels).map((link) => reelCard(link, link.place)),
  };
}

/** The video page: the latest ones, then the others. */
export async function listVideos(database: Database): Promise<VideoLists> {
  const { latestVideos, videos } = linkCategory;
  const of = await newest(database, { [latestVideos]: limits.latest, [videos]: limits.videos });
  return {
    latest: of(latestVideos).map((link) => videoCard(link, link.place)),
    others: of(videos).map((link) => videoCard(link, link.place)),
  };
}

/** The reel page. */
export async function listReels(database: Database): Promise<ReelCard[]> {
  const of = await newest(database, { [linkCategory.reels]: limits.reels });
  return of(linkCategory.reels).map((link) => reelCard(link, link.place));
}
