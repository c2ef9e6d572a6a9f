import type { NavigationEntry } from '#app/site/navigation.ts';
import * as css from './page-neighbours.later.css.ts';

interface PageNeighboursProps {
  /** The pages of the group, in their order. */
  readonly entries: readonly NavigationEntry[];
  readonly path: string;
}

/** The page before and the page after this one in its group. */
export function PageNeighbours({ entries, path }: PageNeighboursProps) {
  const place = entries.findIndex((entry) => entry.path === path);
  const [previous, next] = [entries[place - 1], entries[place + 1]];
  return (
    <nav className={css.pair} aria-label="Before and after this page">
      {previous && (
        <a href={previous.path} rel="prev" className={css.link}>
          <span className={css.direction}>Previous</span>
          <span className={css.name}>{previous.label}</span>
        </a>
      )}
      {next && (
        <a href={next.path} rel="next" className={css.next}>
          <span className={css.direction}>Next</span>
          <span className={css.name}>{next.label}</span>
        </a>
      )}
    </nav>
  );
}
