import { and, eq, exists, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { logError } from '#app/platform/log/log.server.ts';
import { claimPicture, storePicture } from '#app/platform/pictures/picture-store.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { linkKept, socialLinks } from './link.schema.server.ts';
import { kindOf, type LinkKind, linkActions } from './link.values.ts';
import {
  askPost,
  askVideo,
  fetchThumbnail,
  type MediaSites,
  mediaSites,
  type VideoAnswer,
} from './media-sites.server.ts';

/** Links asked about in one run. Each takes some five of a Worker's 1000 subrequests. */
const runSize = 60;

/** Asked at once: a Worker has six connections. */
const groupSize = 6;

/** Two refusals count as two only with this between them, in milliseconds. */
const betweenChecks = 12 * 60 * 60 * 1000;

/** A refusal may be a bad day. */
const refusalsUntilDead = 2;

/** From so many on, a site that refuses every one of them is refusing us, and says nothing of them. */
const suspiciousCount = 4;

const checkedColumns = {
  id: socialLinks.id,
  category: socialLinks.category,
  mediaId: socialLinks.mediaId,
  url: socialLinks.url,
  thumbnailKey: socialLinks.thumbnailKey,
  refusals: socialLinks.refusals,
};

type CheckedLink = Pick<
  typeof socialLinks.$inferSelect,
  'id' | 'category' | 'mediaId' | 'url' | 'thumbnailKey' | 'refusals'
>;

async function ask(sites: MediaSites, { category, mediaId, url }: CheckedLink): Promise<VideoAnswer> {
  if (kindOf(category) === 'youtube') return askVideo(sites, mediaId);
  return { standing: await askPost(sites, url), title: null };
}

const linksWith = (database: Database, condition: SQL | undefined) =>
  database.select({ id: socialLinks.id }).from(socialLinks).where(condition);

/** Writes down what the site said, and who is gone or back from it. */
async function record(command: Command, link: CheckedLink, { standing, title }: VideoAnswer): Promise<void> {
  const { database, now } = command;
  const refusals = standing === 'gone' ? refusalsUntilDead : standing === 'refused' ? link.refusals + 1 : 0;
  const isDead = refusals >= refusalsUntilDead;
  const target = and(eq(socialLinks.id, link.id), linkKept);
  if (standing === 'unknown') {
    await database.update(socialLinks).set({ triedAt: now }).where(target);
    return;
  }
  const update = database
    .update(socialLinks)
    .set({
      refusals,
      isDead,
      triedAt: now,
      checkedAt: now,
      // Staff may have entered one in the meantime.
      title: sql`coalesce(${socialLinks.title}, ${title})`,
    })
    .where(target);
  // Staff may also have deleted the link, or another run have been first: then there is nothing to write down.
  const turns = exists(linksWith(database, and(target, ne(socialLinks.isDead, isDead))));
  await database.batch([
    auditEntryIf(command, isDead ? linkActions.dead : linkActions.alive, link.id, turns),
    update,
  ]);
}

async function keepThumbnail(command: Command, sites: MediaSites, link: CheckedLink): Promise<void> {
  const { database } = command;
  const picture = await fetchThumbnail(sites, link.mediaId);
  if (!picture) return;
  const thumbnailKey = await storePicture(command, picture);
  // Where the link is gone by now, or has a thumbnail, nobody claims this one and the daily sweep takes it.
  await database.batch([
    database
      .update(socialLinks)
      .set({ thumbnailKey })
      .where(and(eq(socialLinks.id, link.id), linkKept, isNull(socialLinks.thumbnailKey))),
    claimPicture(
      database,
      thumbnailKey,
      exists(linksWith(database, eq(socialLinks.thumbnailKey, thumbnailKey))),
    ),
  ]);
}

/** One link's fault is in the log and does not keep the others from their turn. */
async function settle(
  command: Command,
  sites: MediaSites,
  link: CheckedLink,
  answer: VideoAnswer,
): Promise<void> {
  try {
    await record(command, link, answer);
    if (answer.standing === 'there' && link.thumbnailKey === null && kindOf(link.category) === 'youtube') {
      await keepThumbnail(command, sites, link);
    }
  } catch (error) {
    logError('checking a link failed', command.requestId, error);
  }
}

async function inGroups<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += groupSize) {
    await Promise.all(items.slice(at, at + groupSize).map(work));
  }
}

function refusesUs(answers: ReadonlyMap<CheckedLink, VideoAnswer>, kind: LinkKind): boolean {
  const standings = [...answers]
    .filter(([link]) => kindOf(link.category) === kind)
    .map(([, answer]) => answer.standing);
  return standings.length >= suspiciousCount && standings.every((standing) => standing === 'refused');
}

/**
 * Daily: asks YouTube and Instagram about the links that waited longest. What is refused twice in a row, or gone for
 * good, is dead until it is there again; where nothing clear is answered nothing changes. Titles and thumbnails
 * that are missing are fetched on the way.
 *
 * @returns how many links were asked about
 */
export async function checkLinks(command: Command, sites: MediaSites = mediaSites): Promise<number> {
  const { database, now, requestId } = command;
  const due = await database
    .select(checkedColumns)
    .from(socialLinks)
    .where(
      and(
        linkKept,
        or(isNull(socialLinks.triedAt), lte(socialLinks.triedAt, new Date(now.getTime() - betweenChecks))),
      ),
    )
    .orderBy(socialLinks.triedAt)
    .limit(runSize);
  const answers = new Map<CheckedLink, VideoAnswer>();
  await inGroups(due, async (link) => {
    answers.set(link, await ask(sites, link));
  });
  const refusing = (['youtube', 'instagram'] as const).filter((kind) => refusesUs(answers, kind));
  for (const kind of refusing) logError(`${kind} refused every link`, requestId, new Error('not believed'));
  await inGroups([...answers], ([link, answer]) =>
    settle(
      command,
      sites,
      link,
      refusing.includes(kindOf(link.category)) ? { standing: 'unknown', title: null } : answer,
    ),
  );
  return due.length;
}

/** Right after a link was added: fetches its title and its thumbnail. Never throws; the daily check tries again. */
export async function checkNewLink(
  command: Command,
  id: string,
  sites: MediaSites = mediaSites,
): Promise<void> {
  try {
    const link = await command.database
      .select(checkedColumns)
      .from(socialLinks)
      .where(eq(socialLinks.id, id))
      .get();
    if (link) await settle(command, sites, link, await ask(sites, link));
  } catch (error) {
    logError('checking a link failed', command.requestId, error);
  }
}
