import { linkMessages } from '#app/links/link.values.ts';
import { embedUrl, parseLinkUrl } from '#app/links/link-url.ts';
import { fetchThumbnail, mediaSites } from '#app/links/media-sites.server.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import type { Route } from './+types/link-thumbnail';

/** Empty picture, through which the placeholder drawing in the preview is visible. */
const nothing = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>';

const picturePolicy = { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox" };

/**
 * Serves the thumbnail of a video that is not saved yet. The Worker fetches it, so that no browser sends a
 * request to YouTube.
 */
export const loader = staffLoader(async (_, { params }: Route.LoaderArgs) => {
  const media = parseLinkUrl(embedUrl(params.videoId));
  if ('refusal' in media) return new Response(linkMessages[media.refusal], { status: 404 });
  const picture = await fetchThumbnail(mediaSites, media.mediaId);
  if (!picture) {
    return new Response(nothing, { headers: { ...picturePolicy, 'Content-Type': 'image/svg+xml' } });
  }
  return new Response(new Uint8Array(picture.bytes), {
    headers: {
      'Content-Type': picture.format.contentType,
      ...picturePolicy,
    },
  });
});
