import type { ReelCard as Reel } from '../link.values.ts';
import { item, reels as looks } from './link-grid.css.ts';
import { ReelCard } from './reel-card.tsx';

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
