import { Island } from '#app/ui/island/island.tsx';
import { useEdition, useWords } from '#app/ui/locale/edition.ts';
import { linksWords } from '#messages/links/links.ts';
import type { VideoCard as Video } from '../link.values.ts';
import { shownTitle } from './shown-title.ts';
import { card as look } from './video-card.css.ts';
import { VideoPlayer } from './video-player.tsx';

/**
 * One video: a picture of our own, and YouTube's player in its place once it is asked for. Nothing is asked of
 * YouTube before. Each card knows for itself whether it plays, so several may.
 *
 * @param eager for pictures that are seen first
 */
export function VideoCard({ video, eager = false }: { readonly video: Video; readonly eager?: boolean }) {
  const { language } = useEdition();
  const words = useWords(linksWords).video;
  const { card, titleIn } = shownTitle(video, language);
  return (
    <div className={look} data-interactive>
      <Island name="VideoPlayer" of={VideoPlayer} props={{ video: card, eager, words, titleIn }} />
    </div>
  );
}
