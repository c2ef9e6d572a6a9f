import { Island } from '#app/ui/island/island.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { linksWords } from '#messages/links/links.ts';
import type { VideoCard as Video } from '../link.values.ts';
import { localizedTitle } from './localized-title.ts';
import { card as look } from './video-card.css.ts';
import { VideoPlayer } from './video-player.tsx';

/**
 * Card of a video: our copy of the thumbnail, replaced by YouTube's player after a click. The page requests nothing
 * from YouTube before that. Each card has its own state, so several videos can play.
 *
 * @param eager whether the picture loads at once, for pictures visible without scrolling
 */
export function VideoCard({ video, eager = false }: { readonly video: Video; readonly eager?: boolean }) {
  const { locale } = usePageLocale();
  const words = useWords(linksWords).video;
  const { card, titleIn } = localizedTitle(video, locale);
  return (
    <div className={look} data-interactive>
      <Island
        name="VideoPlayer"
        of={VideoPlayer}
        props={{ video: card, eager: eager || undefined, words, titleIn }}
      />
    </div>
  );
}
