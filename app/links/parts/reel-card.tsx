import { Island } from '#app/ui/island/island.tsx';
import type { ReelCard as Reel } from '../link.values.ts';
import { card } from './reel-card.css.ts';
import { ReelPlayer } from './reel-player.tsx';

/**
 * One reel or post: a drawn card that leads to the original, and Instagram's own frame above the words only when it is
 * asked for. Where the frame does not come, the drawn card comes back and says so.
 */
export function ReelCard({ reel }: { readonly reel: Reel }) {
  return (
    <article className={card} aria-label={reel.title} data-interactive>
      <Island name="ReelPlayer" of={ReelPlayer} props={{ reel }} />
    </article>
  );
}
