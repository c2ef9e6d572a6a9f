import type { CopyPart } from '#app/platform/stale-copy/public-copy.server.ts';
import { listForHome, listReels, listShownThumbnails, listVideos } from './link.queries.server.ts';
import type { HomeLinks, ReelCard, VideoLists } from './link.values.ts';

/** What the public pages show of the links. */
interface LinksCopy {
  readonly home: HomeLinks;
  readonly videos: VideoLists;
  readonly reels: readonly ReelCard[];
  readonly thumbnails: Awaited<ReturnType<typeof listShownThumbnails>>;
}

/** The public links for the copy that is shown while the database is away. */
export const linksCopy: CopyPart<LinksCopy> = {
  name: 'links',
  async read(database) {
    const [home, videos, reels, thumbnails] = await Promise.all([
      listForHome(database),
      listVideos(database),
      listReels(database),
      listShownThumbnails(database),
    ]);
    return { home, videos, reels, thumbnails };
  },
};
