import type { VideoCard as Video } from '../link.values.ts';
import { size as sizes } from './link-grid.css.ts';
import { VideoCard } from './video-card.tsx';

/**
 * Videos side by side, under a heading of the second level.
 *
 * @param eager whether its first row may be seen without scrolling
 */
export function VideoGrid({
  videos,
  size,
  eager = false,
}: {
  readonly videos: readonly Video[];
  readonly size: keyof typeof sizes;
  readonly eager?: boolean;
}) {
  return (
    <ul role="list" className={sizes[size]}>
      {videos.map((video, place) => (
        <li key={video.id}>
          <VideoCard video={video} eager={eager && place < 2} />
        </li>
      ))}
    </ul>
  );
}
