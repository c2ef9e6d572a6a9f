import type { SnapshotPart } from '#app/platform/fallback-snapshot/fallback-snapshot.server.ts';
import { listForHome, listReels, listShownThumbnails, listVideos } from './link.queries.server.ts';
import type { HomeLinks, ReelCard, VideoLists } from './link.values.ts';

/** Links in the fallback snapshot: public data only. */
export interface LinksCopy {
  readonly home: HomeLinks;
  readonly videos: VideoLists;
  readonly reels: readonly ReelCard[];
  readonly thumbnails: Awaited<ReturnType<typeof listShownThumbnails>>;
}

/** The public links' part of the fallback snapshot, which pages show while the database is unavailable. */
export const linksSnapshot: SnapshotPart<LinksCopy> = {
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
