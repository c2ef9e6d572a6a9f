import { and, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '../database/database.server.ts';
import { retryAfterSeconds } from '../database/failure.server.ts';
import { namesTag } from '../http/entity-tag.server.ts';
import { ProblemError } from '../http/problems.server.ts';
import { logError } from '../log/log.server.ts';
import type { Command } from '../request/command.server.ts';
import type { RequestContext } from '../request/context.server.ts';
import { pictureRemovals } from './picture.schema.server.ts';
import { pictureMessages } from './picture.values.ts';
import type { CleanPicture, PictureFormat } from './picture-format.server.ts';
import { pictureFormats } from './picture-format.server.ts';

/** How long an upload may wait for the row that refers to it, in milliseconds. */
const claimTime = 60 * 60 * 1000;

/** R2 takes at most this many keys in one delete. */
const sweepSize = 500;

const keyPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:jpg|png|webp|avif)$/;

/** The address a picture is served from; its key is new for each upload, so it may be kept for ever. */
export const pictureUrl = (key: string) => `/files/pictures/${key}`;

/**
 * Puts a picture into R2 under a new random key. Until {@link claimPicture} runs in the batch that refers to
 * it, it counts as left behind and is swept, so a fault between the two leaves no orphan.
 *
 * @returns the key
 * @throws ProblemError 503 where R2 does not take it
 */
export async function storePicture(
  { database, pictures, now, requestId }: Command,
  picture: CleanPicture & { readonly format: PictureFormat },
): Promise<string> {
  const key = `${crypto.randomUUID()}.${picture.format.extension}`;
  await database.insert(pictureRemovals).values({ key, removeAfter: new Date(now.getTime() + claimTime) });
  try {
    await pictures.put(key, picture.bytes, { httpMetadata: { contentType: picture.format.contentType } });
  } catch (error) {
    logError('storing a picture failed', requestId, error);
    const message = pictureMessages.notStored;
    throw new ProblemError(
      503,
      { message, errors: { image: message } },
      { 'Retry-After': retryAfterSeconds },
    );
  }
  return key;
}

/** Where the pictures stand of what is in the bin: {@link servePicture} knows no such key. */
const binFolder = 'bin/';

/**
 * Copies a stored picture to where no address leads, or back under a new address. As with {@link storePicture}, the copy counts as left
 * behind until it is claimed.
 *
 * @returns the key of the copy, or null where R2 has lost the picture
 * @throws ProblemError 503 where R2 cannot be reached
 */
export async function copyPicture(
  { database, pictures, now, requestId }: Command,
  key: string,
  to: 'bin' | 'site',
): Promise<string | null> {
  const copy = `${to === 'bin' ? binFolder : ''}${crypto.randomUUID()}${key.slice(key.lastIndexOf('.'))}`;
  await database
    .insert(pictureRemovals)
    .values({ key: copy, removeAfter: new Date(now.getTime() + claimTime) });
  try {
    const object = await pictures.get(key);
    if (!object) return null;
    const { contentType } = object.httpMetadata ?? {};
    await pictures.put(copy, await object.arrayBuffer(), {
      httpMetadata: { ...(contentType && { contentType }) },
    });
    return copy;
  } catch (error) {
    logError('copying a picture failed', requestId, error);
    throw new ProblemError(503, { message: pictureMessages.notMoved }, { 'Retry-After': retryAfterSeconds });
  }
}

/**
 * A statement for the batch that made a row refer to the picture; put it after that write.
 *
 * @param isReferredTo true where that row is there and refers to it
 */
export function claimPicture(database: Database, key: string, isReferredTo: SQL) {
  return database.delete(pictureRemovals).where(and(eq(pictureRemovals.key, key), isReferredTo));
}

/**
 * A statement that marks the pictures of some rows for removal; put it before the write that drops the references.
 *
 * @param column of the owner's table, in which the key stands
 * @param owners which rows; those without a picture do not count
 */
export function releasePictures({ database, now }: Command, column: SQLiteColumn, owners: SQL | undefined) {
  return database
    .insert(pictureRemovals)
    .select(
      database
        .select({
          key: sql<string>`${column}`.as(pictureRemovals.key.name),
          removeAfter: sql<Date>`${now.getTime()}`.as(pictureRemovals.removeAfter.name),
        })
        .from(column.table)
        .where(and(owners, isNotNull(column))),
    )
    .onConflictDoNothing();
}

/** The same for one picture whose key is known; it belongs to the batch that drops the reference. */
export const releasePicture = ({ database, now }: Command, key: string) =>
  database.insert(pictureRemovals).values({ key, removeAfter: now }).onConflictDoNothing();

/** Right after a change, which is done: what R2 does not let go now is taken by the daily sweep. */
export async function sweepAfterChange({ database, pictures, now, requestId }: Command): Promise<void> {
  try {
    await sweepPictures(database, pictures, now);
  } catch (error) {
    logError('picture sweep after a change failed', requestId, error);
  }
}

/**
 * Deletes from R2 what nothing refers to any more, then forgets it. Safe to repeat and to run twice at once.
 *
 * @param now only what is due by then
 * @returns how many pictures were deleted
 */
export async function sweepPictures(database: Database, pictures: R2Bucket, now: Date): Promise<number> {
  const due = await database
    .select({ key: pictureRemovals.key })
    .from(pictureRemovals)
    .where(lte(pictureRemovals.removeAfter, now))
    .limit(sweepSize);
  const keys = due.map((row) => row.key);
  if (keys.length === 0) return 0;
  await pictures.delete(keys);
  // D1 binds at most 100 values in one statement.
  for (let at = 0; at < keys.length; at += 90) {
    await database.delete(pictureRemovals).where(inArray(pictureRemovals.key, keys.slice(at, at + 90)));
  }
  return keys.length;
}

/** An answer in place of a picture. */
export const pictureRefusal = (status: number, words: string) =>
  new Response(words, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

/**
 * A stored picture as an answer to a browser.
 *
 * @param key from the address; anything that is no key of ours is not looked up
 */
export async function servePicture(
  { pictures, requestId }: Pick<RequestContext, 'pictures' | 'requestId'>,
  key: string,
  request: Request,
): Promise<Response> {
  const format = pictureFormats.find((candidate) => key.endsWith(`.${candidate.extension}`));
  if (!format || !keyPattern.test(key)) return pictureRefusal(404, 'There is no such picture.');
  let object: R2ObjectBody | null;
  try {
    object = await pictures.get(key);
  } catch (error) {
    logError('reading a picture failed', requestId, error);
    return pictureRefusal(503, 'The picture cannot be had for the moment.');
  }
  if (!object) return pictureRefusal(404, 'There is no such picture.');
  const headers = {
    'Content-Type': format.contentType,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Disposition': `inline; filename="picture.${format.extension}"`,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    ETag: object.httpEtag,
  };
  // Not left to R2's `onlyIf`, which throws at a header that is not well formed: a stranger's mistake would be a fault of ours.
  const asked = request.headers.get('If-None-Match');
  if (asked !== null && namesTag(asked, object.httpEtag)) {
    await object.body.cancel();
    return new Response(null, { status: 304, headers });
  }
  return new Response(object.body, {
    headers: { ...headers, 'Content-Length': String(object.size) },
  });
}
