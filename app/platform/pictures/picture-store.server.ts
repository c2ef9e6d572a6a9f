import { and, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '../database/database.server.ts';
import { retryAfterSeconds } from '../database/failure.server.ts';
import { matchesETag } from '../http/entity-tag.server.ts';
import { fieldProblem, ProblemError } from '../http/problems.server.ts';
import { staffMessage } from '../http/staff-message.server.ts';
import { logError } from '../log/log.server.ts';
import type { Command } from '../request/command.server.ts';
import type { RequestContext } from '../request/context.server.ts';
import { pictureRemovals } from './picture.schema.server.ts';
import { pictureMessages } from './picture.values.ts';
import type { CleanPicture, PictureFormat } from './picture-format.server.ts';
import { pictureFormats } from './picture-format.server.ts';

/** Milliseconds after which an upload is deleted unless a row refers to it (one hour). */
const claimTime = 60 * 60 * 1000;

/** Pictures per sweep. R2 deletes at most 1,000 keys in one call. */
const sweepSize = 500;

const keyPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:jpg|png|webp|avif)$/;

/**
 * Stores a picture in R2 under a new random key. Until {@link claimPicture} runs in the batch that refers to
 * it, the picture counts as orphaned and will be swept. A failure in between therefore leaves no orphan.
 *
 * @returns the key
 * @throws ProblemError 503 if R2 fails
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
    const problem = fieldProblem('image', staffMessage(pictureMessages.notStored));
    throw new ProblemError(503, problem, { 'Retry-After': retryAfterSeconds });
  }
  return key;
}

/** Key prefix of pictures in the bin. {@link servePicture} does not serve such keys. */
const binFolder = 'bin/';

/**
 * Copies a stored picture into the bin, where no address leads, or back under a new address. As with
 * {@link storePicture}, the copy counts as orphaned until it is claimed.
 *
 * @returns key of the copy, or null if R2 no longer has the picture
 * @throws ProblemError 503 if R2 fails
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
    const problem = { message: staffMessage(pictureMessages.notMoved) };
    throw new ProblemError(503, problem, { 'Retry-After': retryAfterSeconds });
  }
}

/**
 * Builds the statement that claims a picture. Put it into the batch after the write that refers to the
 * picture.
 *
 * @param isReferredTo true if the row exists and refers to the picture
 */
export function claimPicture(database: Database, key: string, isReferredTo: SQL) {
  return database.delete(pictureRemovals).where(and(eq(pictureRemovals.key, key), isReferredTo));
}

/**
 * Builds the statement that marks the pictures of some rows for removal. Put it before the write that drops
 * the references.
 *
 * @param column column of the owner's table that holds the key
 * @param owners selects the rows; those without a picture are ignored
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

/**
 * Builds the statement that marks one picture for removal. Put it into the batch that drops the reference.
 */
export const releasePicture = ({ database, now }: Command, key: string) =>
  database.insert(pictureRemovals).values({ key, removeAfter: now }).onConflictDoNothing();

/**
 * Sweeps pictures after a change that has succeeded. A failure is only logged, because the nightly sweep
 * repeats the work.
 */
export async function sweepAfterChange({ database, pictures, now, requestId }: Command): Promise<void> {
  try {
    await sweepPictures(database, pictures, now);
  } catch (error) {
    logError('picture sweep after a change failed', requestId, error);
  }
}

/**
 * Deletes pictures that no row refers to, first from R2 and then from the table. Safe to repeat and to run
 * concurrently.
 *
 * @param now deletes only pictures due by this time
 * @returns number of deleted pictures
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

/** Builds an error response for the address of a picture. */
export const pictureErrorResponse = (status: number, words: string) =>
  new Response(words, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

/**
 * Serves a stored picture.
 *
 * @param key from the address; an invalid key is answered 404 without a lookup
 */
export async function servePicture(
  { pictures, requestId }: Pick<RequestContext, 'pictures' | 'requestId'>,
  key: string,
  request: Request,
): Promise<Response> {
  const format = pictureFormats.find((candidate) => key.endsWith(`.${candidate.extension}`));
  if (!format || !keyPattern.test(key)) return pictureErrorResponse(404, 'There is no such picture.');
  let object: R2ObjectBody | null;
  try {
    object = await pictures.get(key);
  } catch (error) {
    logError('reading a picture failed', requestId, error);
    return pictureErrorResponse(503, 'The picture cannot be had for the moment.');
  }
  if (!object) return pictureErrorResponse(404, 'There is no such picture.');
  const headers = {
    'Content-Type': format.contentType,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Disposition': `inline; filename="picture.${format.extension}"`,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    ETag: object.httpEtag,
  };
  // R2's `onlyIf` throws for a malformed header, which would turn a client's mistake into a 500.
  const ifNoneMatch = request.headers.get('If-None-Match');
  if (ifNoneMatch !== null && matchesETag(ifNoneMatch, object.httpEtag)) {
    await object.body.cancel();
    return new Response(null, { status: 304, headers });
  }
  return new Response(object.body, {
    headers: { ...headers, 'Content-Length': String(object.size) },
  });
}
