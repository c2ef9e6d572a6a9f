import { Island } from '#app/ui/island/island.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { linksWords } from '#messages/links/links.ts';
import type { ReelCard as Reel } from '../link.values.ts';
import { localizedTitle } from './localized-title.ts';
import { card as look } from './reel-card.css.ts';
import { ReelPlayer } from './reel-player.tsx';

/**
 * Reel or post: a drawn card that links to the original. A button loads Instagram's frame. If the frame does not load,
 * the drawn card returns with a message.
 */
export function ReelCard({ reel }: { readonly reel: Reel }) {
  const { locale } = usePageLocale();
  const words = useWords(linksWords).reel[reel.kind];
  const { card, titleIn } = localizedTitle(reel, locale);
  return (
    <article className={look} aria-label={card.title} data-interactive>
      <Island name="ReelPlayer" of={ReelPlayer} props={{ reel: card, words, titleIn }} />
    </article>
  );
}
