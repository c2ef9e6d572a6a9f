import { Island } from '#app/ui/island/island.tsx';
import type { VideoCard as Video } from '../link.values.ts';
import { card } from './video-card.css.ts';
import { VideoPlayer } from './video-player.tsx';

/**
 * One video: a picture of our own, and YouTube's player in its place once it is asked for. Nothing is asked of
 * YouTube before. Each card knows for itself whether it plays, so several may.
 *
 * @param eager for pictures that are seen first
 */
export function VideoCard({ video, eager = false }: { readonly video: Video; readonly eager?: boolean }) {
  return (
    <div className={card} data-interactive>
      <Island name="VideoPlayer" of={VideoPlayer} props={{ video, eager }} />
    </div>
  );
}
