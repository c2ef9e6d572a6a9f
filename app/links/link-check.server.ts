import { and, eq, exists, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import { rowNotInBin } from '#app/platform/database/columns.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { logError } from '#app/platform/log/log.server.ts';
import { claimPicture, storePicture } from '#app/platform/pictures/picture-store.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { socialLinks } from './link.schema.server.ts';
import { type LinkSite, linkActions, siteOfCategory } from './link.values.ts';
import {
  checkPost,
  checkVideo,
  fetchThumbnail,
  type MediaSites,
  mediaSites,
  type VideoCheck,
} from './media-sites.server.ts';

/** Maximum number of links checked in one run. Each takes about five of a Worker's 1,000 subrequests. */
const runSize = 60;

/** Number of concurrent checks. Workers allow six simultaneous connections. */
const groupSize = 6;

/** Minimum time between two checks of a link, in milliseconds, so that one outage does not count as two refusals. */
const betweenChecks = 12 * 60 * 60 * 1000;

/** Consecutive refusals that mark a link as dead. A single refusal may be temporary. */
const refusalsUntilDead = 2;

/** If a site refuses all of at least this many links, it is blocking us, and its answers are ignored. */
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

async function ask(sites: MediaSites, { category, mediaId, url }: CheckedLink): Promise<VideoCheck> {
  if (siteOfCategory(category) === 'youtube') return checkVideo(sites, mediaId);
  return { standing: await checkPost(sites, url), title: null };
}

const linksWith = (database: Database, condition: SQL | undefined) =>
  database.select({ id: socialLinks.id }).from(socialLinks).where(condition);

/** Stores the answer of the site, and audits a link that has died or come back. */
async function record(command: Command, link: CheckedLink, { standing, title }: VideoCheck): Promise<void> {
  const { database, now } = command;
  const refusals = standing === 'gone' ? refusalsUntilDead : standing === 'refused' ? link.refusals + 1 : 0;
  const isDead = refusals >= refusalsUntilDead;
  const target = and(eq(socialLinks.id, link.id), rowNotInBin);
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
      // Keeps a title that staff entered in the meantime.
      title: sql`coalesce(${socialLinks.title}, ${title})`,
    })
    .where(target);
  // False if staff deleted the link in the meantime, or another run has already stored the change. Nothing is audited then.
  const turns = exists(linksWith(database, and(target, ne(socialLinks.isDead, isDead))));
  await database.batch([
    auditEntryIf(command, isDead ? linkActions.dead : linkActions.alive, link.id, turns),
    update,
  ]);
}

async function addThumbnail(command: Command, sites: MediaSites, link: CheckedLink): Promise<void> {
  const { database } = command;
  const picture = await fetchThumbnail(sites, link.mediaId);
  if (!picture) return;
  const thumbnailKey = await storePicture(command, picture);
  // If the link was deleted or got a thumbnail meanwhile, the new picture stays unclaimed and the daily sweep deletes it.
  await database.batch([
    database
      .update(socialLinks)
      .set({ thumbnailKey })
      .where(and(eq(socialLinks.id, link.id), rowNotInBin, isNull(socialLinks.thumbnailKey))),
    claimPicture(
      database,
      thumbnailKey,
      exists(linksWith(database, eq(socialLinks.thumbnailKey, thumbnailKey))),
    ),
  ]);
}

/** Stores the answer for a link. An error is logged and does not stop the other checks. */
async function settle(
  command: Command,
  sites: MediaSites,
  link: CheckedLink,
  answer: VideoCheck,
): Promise<void> {
  try {
    await record(command, link, answer);
    if (
      answer.standing === 'there' &&
      link.thumbnailKey === null &&
      siteOfCategory(link.category) === 'youtube'
    ) {
      await addThumbnail(command, sites, link);
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

function refusesUs(answers: ReadonlyMap<CheckedLink, VideoCheck>, kind: LinkSite): boolean {
  const standings = [...answers]
    .filter(([link]) => siteOfCategory(link.category) === kind)
    .map(([, answer]) => answer.standing);
  return standings.length >= suspiciousCount && standings.every((standing) => standing === 'refused');
}

/**
 * Daily: checks the links whose last check is longest ago at YouTube and Instagram (decision 0018). A link that is
 * refused twice in a row or gone for good is dead until the site has it again. An unclear answer changes nothing. The
 * check also fetches missing titles and thumbnails.
 *
 * @returns the number of links checked
 */
export async function checkLinks(command: Command, sites: MediaSites = mediaSites): Promise<number> {
  const { database, now, requestId } = command;
  const due = await database
    .select(checkedColumns)
    .from(socialLinks)
    .where(
      and(
        rowNotInBin,
        or(isNull(socialLinks.triedAt), lte(socialLinks.triedAt, new Date(now.getTime() - betweenChecks))),
      ),
    )
    .orderBy(socialLinks.triedAt)
    .limit(runSize);
  const answers = new Map<CheckedLink, VideoCheck>();
  await inGroups(due, async (link) => {
    answers.set(link, await ask(sites, link));
  });
  const refusing = (['youtube', 'instagram'] as const).filter((kind) => refusesUs(answers, kind));
  for (const kind of refusing)
    logError(`${kind} refused every link`, requestId, new Error('answers ignored'));
  await inGroups([...answers], ([link, answer]) =>
    settle(
      command,
      sites,
      link,
      refusing.includes(siteOfCategory(link.category)) ? { standing: 'unknown', title: null } : answer,
    ),
  );
  return due.length;
}

/** Fetches title and thumbnail of a new link. Never throws; if it fails, the daily check retries. */
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
