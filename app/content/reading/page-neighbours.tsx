import type { NavigationEntry } from '#app/navigation/navigation.ts';
import { IntroductionMark } from '#app/ui/locale/introduction-mark.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { partWords } from '#messages/content/reading/page-parts.ts';
import * as css from './page-neighbours.later.css.ts';

interface PageNeighboursProps {
  /** Pages of the group, in order. */
  readonly entries: readonly NavigationEntry[];
  readonly path: string;
}

/** Links to the previous and the next page of the group. */
export function PageNeighbours({ entries, path }: PageNeighboursProps) {
  const words = useWords(partWords);
  const { pathTo, labelOf, labelLanguage } = usePageLocale();
  const index = entries.findIndex((entry) => entry.path === path);
  const [previous, next] = [entries[index - 1], entries[index + 1]];
  return (
    <nav className={css.pair} aria-label={words.beforeAndAfter}>
      {previous && (
        <a href={pathTo(previous.path)} rel="prev" className={css.link}>
          <span className={css.direction}>{words.previous}</span>
          <span className={css.name} lang={labelLanguage(previous)}>
            {labelOf(previous)}
            <IntroductionMark path={previous.path} />
          </span>
        </a>
      )}
      {next && (
        <a href={pathTo(next.path)} rel="next" className={css.next}>
          <span className={css.direction}>{words.next}</span>
          <span className={css.name} lang={labelLanguage(next)}>
            {labelOf(next)}
            <IntroductionMark path={next.path} />
          </span>
        </a>
      )}
    </nav>
  );
}
