import { isDatabaseFailure } from '#app/platform/database/failure.server.ts';
import { readFromSnapshot } from '#app/platform/fallback-snapshot/snapshot-read.server.ts';
import { logError } from '#app/platform/log/log.server.ts';
import { pictureErrorResponse, servePicture } from '#app/platform/pictures/picture-store.server.ts';
import type { RequestContext } from '#app/platform/request/context.server.ts';
import { drawCover } from './cover-drawing.server.ts';
import { coverSubjectOf, isCoverSubject } from './cover-subject.ts';
import { findThumbnail } from './link.queries.server.ts';
import { isMediaId } from './link-url.ts';
import { linksSnapshot } from './links-snapshot.server.ts';

/**
 * Cache times in seconds. Thumbnails have short ones, because a consent can be withdrawn and a cover is replaced by the
 * thumbnail. A cover at its own address changes only when its drawing code changes.
 */
const maxAgeSeconds = { thumbnail: 3600, insteadOfThumbnail: 300, cover: 7 * 24 * 3600 } as const;

/** Finds the thumbnail of a link. While the database is unavailable, it comes from the fallback snapshot. */
async function knownThumbnail({ database, databaseFallback, now }: RequestContext, linkId: string) {
  const copied = async () => {
    const shown = await readFromSnapshot(
      databaseFallback,
      {
        part: linksSnapshot,
        read: ({ thumbnails }) => (Object.hasOwn(thumbnails, linkId) ? thumbnails[linkId] : undefined),
      },
      now,
    );
    return shown?.value;
  };
  const early = databaseFallback.database === 'away' ? await copied() : undefined;
  if (early) return early;
  return findThumbnail(database, linkId).catch(async (error: unknown) => {
    const instead = isDatabaseFailure(error) && (await copied());
    if (!instead) throw error;
    return instead;
  });
}

/**
 * Serves the thumbnail of a link's video, or its drawn cover while there is none. Only staff get the thumbnail of a link
 * that is not public, such as a patient's story without a consent; others get 404.
 *
 * @param isStaff called only if the link is not public
 */
export async function serveThumbnail(
  context: RequestContext,
  linkId: string,
  request: Request,
  isStaff: () => Promise<boolean>,
): Promise<Response> {
  try {
    const thumbnail = await knownThumbnail(context, linkId);
    if (!thumbnail || !(thumbnail.isShown || (await isStaff()))) {
      return pictureErrorResponse(404, 'There is no such picture.');
    }
    const cache = (seconds: number) =>
      thumbnail.isShown ? `public, max-age=${seconds}` : 'private, no-store';
    const stored = thumbnail.key === null ? null : await servePicture(context, thumbnail.key, request);
    if (stored && (stored.ok || stored.status === 304)) {
      stored.headers.set('Cache-Control', cache(maxAgeSeconds.thumbnail));
      return stored;
    }
    await stored?.body?.cancel();
    // Responds with the drawing itself. A redirect would be upgraded to https by the pages' policy on a local machine.
    return coverResponse(
      drawCover(thumbnail.mediaId, coverSubjectOf(thumbnail.title)),
      cache(maxAgeSeconds.insteadOfThumbnail),
    );
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    logError('database failed', context.requestId, error);
    return pictureErrorResponse(503, 'The picture cannot be had for the moment.');
  }
}

/**
 * Serves the drawn cover of a video or post. It needs no database, because the drawing follows from its address.
 *
 * @param subject name of a subject; an unknown one is ignored
 */
export function serveCover(mediaId: string, subject: string | null): Response {
  if (!isMediaId(mediaId)) return pictureErrorResponse(404, 'There is no such picture.');
  const known = subject !== null && isCoverSubject(subject) ? subject : undefined;
  return coverResponse(drawCover(mediaId, known), `public, max-age=${maxAgeSeconds.cover}`);
}

const coverResponse = (drawing: string, cacheControl: string) =>
  new Response(drawing, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': cacheControl,
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
  });
