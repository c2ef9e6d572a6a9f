import type { ReactNode } from 'react';
import * as css from './hero.css.ts';

interface HeroProps {
  readonly size: 'home' | 'page';
  readonly children: ReactNode;
}

/**
 * The band at the top of a page: the hills, and words in the morning mist that lies over them. The mist is
 * the page's own ground colour, so that words on it are as legible as on the page, in both schemes.
 */
export function Hero({ size, children }: HeroProps) {
  return (
    <div className={css.hero[size]}>
      <picture>
        <source srcSet="/pictures/hills-night.svg" media="(prefers-color-scheme: dark)" />
        <img
          src="/pictures/hills-dawn.svg"
          className={css.picture[size]}
          width={1600}
          height={720}
          alt=""
          fetchPriority="high"
        />
      </picture>
      <div className={css.words}>{children}</div>
    </div>
  );
}
