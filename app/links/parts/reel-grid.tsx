import type { ReelCard as Reel } from '../link.values.ts';
import { reels as grid, reel as item } from './link-grid.css.ts';
import { ReelCard } from './reel-card.tsx';

/** Reels and posts side by side, under a heading of the second level. */
export function ReelGrid({ reels }: { readonly reels: readonly Reel[] }) {
  return (
    <ul role="list" className={grid}>
      {reels.map((reel) => (
        <li key={reel.id} className={item}>
          <ReelCard reel={reel} />
        </li>
      ))}
    </ul>
  );
}
