import type { ReactNode } from 'react';
import { elsewhereHero, heroPicture } from '#app/navigation/heroes.ts';
import type { NavigationEntry } from '#app/navigation/navigation.ts';
import { pageHeadingWords } from '#messages/ui/page-parts/page-heading.ts';
import { Hero } from '../hero/hero.tsx';
import { useEdition, useWords } from '../locale/edition.ts';
import * as css from './page-heading.css.ts';

interface PageHeadingProps {
  /** The page's path in the catalogue, which chooses the hills; none where there is no page. */
  readonly path?: string;
  readonly title: ReactNode;
  readonly summary: ReactNode;
  /** The pages above this one, home left out. */
  readonly trail?: readonly NavigationEntry[];
}

/** The head of every public page but home: where one is, the page's one `h1`, and what it is about. */
export function PageHeading({ path, title, summary, trail = [] }: PageHeadingProps) {
  const words = useWords(pageHeadingWords);
  const { pathTo } = useEdition();
  return (
    <Hero size="page" picture={path ? heroPicture(path) : elsewhereHero}>
      <nav aria-label={words.breadcrumb}>
        <ol role="list" className={css.trail}>
          {[{ path: '/', label: words.home }, ...trail].map((entry) => (
            <li key={entry.path} className={css.step}>
              <a href={pathTo(entry.path)} className={css.link}>
                {entry.label}
              </a>
            </li>
          ))}
          <li className={css.step} aria-current="page">
            {title}
          </li>
        </ol>
      </nav>
      <h1 className={css.title}>{title}</h1>
      <p className={css.summary}>{summary}</p>
    </Hero>
  );
}
