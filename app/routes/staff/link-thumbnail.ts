import { placeholderOf } from '#app/links/link.view.ts';
import { embedUrl, readLinkUrl } from '#app/links/link-url.ts';
import { fetchThumbnail, mediaSites } from '#app/links/media-sites.server.ts';
import { currentStaff } from '#app/staff/guard.server.ts';
import type { Route } from './+types/link-thumbnail';

/** Seconds: as long as somebody looks at one preview. */
const keptFor = 600;

/** The picture of a video that is not saved yet, fetched by us for staff alone; a drawing where it cannot be had. */
export async function loader({ context, params }: Route.LoaderArgs) {
  currentStaff(context);
  const media = readLinkUrl(embedUrl(params.videoId));
  if ('message' in media) return new Response(media.message, { status: 404 });
  const picture = await fetchThumbnail(mediaSites, media.mediaId);
  if (!picture) {
    return new Response(null, { status: 302, headers: { Location: placeholderOf(media.mediaId) } });
  }
  return new Response(new Uint8Array(picture.bytes), {
    headers: {
      'Content-Type': picture.format.contentType,
      'Cache-Control': `private, max-age=${keptFor}`,
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
  });
}
