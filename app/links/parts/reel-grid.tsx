import { Island } from '#app/ui/island/island.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { linksWords } from '#messages/links/links.ts';
import type { ReelCard as Reel } from '../link.values.ts';
import { item, reels as looks } from './link-grid.css.ts';
import { localizedTitle } from './localized-title.ts';
import { card as look } from './reel-card.css.ts';
import { ReelPlayer } from './reel-player.tsx';

/** List of reels and posts. Their headings are h3, so the list needs an h2 above it. */
export function ReelGrid({
  reels,
  look,
}: {
  readonly reels: readonly Reel[];
  readonly look: keyof typeof looks;
}) {
  return (
    <ul role="list" className={looks[look]}>
      {reels.map((reel) => (
        <li key={reel.id} className={item}>
          <ReelCard reel={reel} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Reel or post: a drawn card that links to the original. A button loads Instagram's frame. If the frame does not load,
 * the drawn card returns with a message.
 */
function ReelCard({ reel }: { readonly reel: Reel }) {
  const { locale } = usePageLocale();
  const words = useWords(linksWords).reel[reel.kind];
  const { card, titleIn } = localizedTitle(reel, locale);
  return (
    <article className={look} aria-label={card.title} data-interactive>
      <Island name="ReelPlayer" of={ReelPlayer} props={{ reel: card, words, titleIn }} />
    </article>
  );
}
