import type { VideoCard as Video } from '../link.values.ts';
import { item, size as sizes } from './link-grid.css.ts';
import { VideoCard } from './video-card.tsx';

/**
 * List of videos. Their headings are h3, so the list needs an h2 above it.
 *
 * @param eager whether the first row may be visible without scrolling
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
      {videos.map((video, index) => (
        <li key={video.id} className={item}>
          <VideoCard video={video} eager={eager && index < 2} />
        </li>
      ))}
    </ul>
  );
}
