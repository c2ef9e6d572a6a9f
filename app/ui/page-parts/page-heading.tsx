import type { ReactNode } from 'react';
import { fallbackHero, heroPicture } from '#app/navigation/heroes.ts';
import type { NavigationEntry } from '#app/navigation/navigation.ts';
import { pageHeadingWords } from '#messages/ui/page-parts/page-heading.ts';
import { Hero } from '../hero/hero.tsx';
import * as pageHero from '../hero/page-hero.css.ts';
import { usePageLocale, useWords } from '../locale/page-locale.ts';
import * as css from './page-heading.css.ts';

interface PageHeadingProps {
  /** Path of the page, which selects the hero's picture. Leave it out where there is no page, as for an error. */
  readonly path?: string;
  readonly title: ReactNode;
  readonly summary?: ReactNode;
  /** Content below the heading, in place of the summary. */
  readonly children?: ReactNode;
  /** Picture beside title and summary, such as a portrait. */
  readonly beside?: ReactNode;
  /** Whether a phone leaves the picture out, so that what follows is on its first screen. */
  readonly isPictureWideOnly?: boolean;
  /** Whether a wide screen shows only a low strip of the picture, so that the first answer is on its first screen. */
  readonly isLow?: boolean;
  /** Breadcrumbs between home and this page. */
  readonly trail?: readonly NavigationEntry[];
}

/** Head of every public page but home: breadcrumbs, the only `h1`, and a summary. */
export function PageHeading({
  path,
  title,
  summary,
  beside,
  isPictureWideOnly = false,
  isLow = false,
  trail = [],
  children,
}: PageHeadingProps) {
  const words = useWords(pageHeadingWords);
  const { pathTo } = usePageLocale();
  const heading = (
    <>
      <h1 className={css.title}>{title}</h1>
      {summary && <p className={css.summary}>{summary}</p>}
    </>
  );
  return (
    <Hero
      look={pageHero}
      picture={path ? heroPicture(path) : fallbackHero}
      isWideOnly={isPictureWideOnly}
      isLow={isLow}
    >
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
      {beside ? (
        <div className={css.pictured}>
          {beside}
          <div>{heading}</div>
        </div>
      ) : (
        heading
      )}
      {children}
    </Hero>
  );
}
