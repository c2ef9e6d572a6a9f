import { isDatabaseFailure } from '#app/platform/database/failure.server.ts';
import { logError } from '#app/platform/log/log.server.ts';
import { pictureRefusal, servePicture } from '#app/platform/pictures/picture-store.server.ts';
import type { RequestContext } from '#app/platform/request/context.server.ts';
import { shownFromCopy } from '#app/platform/stale-copy/last-good.server.ts';
import { findThumbnail } from './link.queries.server.ts';
import { placeholderOf } from './link.view.ts';
import { linksCopy } from './links-copy.server.ts';

/** Seconds. Not for ever: a consent may be withdrawn, and a drawing gives way to the thumbnail. */
const keptFor = { thumbnail: 3600, placeholder: 300 } as const;

/** Of the link; while the database is away as the last good copy has it, where that knows the link. */
async function knownThumbnail({ database, lastGood, now }: RequestContext, linkId: string) {
  const copied = async () => {
    const shown = await shownFromCopy(
      lastGood,
      {
        part: linksCopy,
        read: ({ thumbnails }) => (Object.hasOwn(thumbnails, linkId) ? thumbnails[linkId] : undefined),
      },
      now,
    );
    return shown?.value;
  };
  const early = lastGood.database === 'away' ? await copied() : undefined;
  if (early) return early;
  return findThumbnail(database, linkId).catch(async (error: unknown) => {
    const instead = isDatabaseFailure(error) && (await copied());
    if (!instead) throw error;
    return instead;
  });
}

/**
 * The thumbnail of a link's video, or a drawing while there is none. What the public may not see, such as the story
 * of a patient who has not consented, has none for it either.
 *
 * @param isStaff asked only where the link is not public
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
      return pictureRefusal(404, 'There is no such picture.');
    }
    const cache = (seconds: number) =>
      thumbnail.isShown ? `public, max-age=${seconds}` : 'private, no-store';
    const kept = thumbnail.key === null ? null : await servePicture(context, thumbnail.key, request);
    if (kept && (kept.ok || kept.status === 304)) {
      kept.headers.set('Cache-Control', cache(keptFor.thumbnail));
      return kept;
    }
    await kept?.body?.cancel();
    // The drawing itself and no redirect to it, which the pages' policy would raise to https on a local machine.
    const drawing = await context.assets.fetch(new URL(placeholderOf(thumbnail.mediaId), request.url));
    const headers = new Headers(drawing.headers);
    headers.set('Cache-Control', cache(keptFor.placeholder));
    return new Response(drawing.body, { status: drawing.status, headers });
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    logError('database failed', context.requestId, error);
    return pictureRefusal(503, 'The picture cannot be had for the moment.');
  }
}
