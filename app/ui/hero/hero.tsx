import type { ReactNode } from 'react';
import * as css from './hero.css.ts';
import { picture as pictureLook } from './hero-picture.css.ts';

interface HeroProps {
  readonly size: 'home' | 'page';
  /** Path of a drawing of art/hills, 1600 by 720. */
  readonly picture: string;
  /** The same hills for the dark scheme. Without one the picture is dimmed. */
  readonly darkPicture?: string;
  /** What lies over the picture and below the mist: the home page's loop. */
  readonly moving?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The band at the top of a page: its hills, and words in the morning mist that lies over them. The mist is
 * the page's own ground colour, so that words on it are as legible as on the page, in both schemes.
 */
export function Hero({ size, picture, darkPicture, moving, children }: HeroProps) {
  return (
    <div className={css.hero[size]}>
      <div className={css.words}>{children}</div>
      {/* Behind the words and after them: it stands on the band's lower edge, which is settled only when all words are there. */}
      <picture>
        {darkPicture && <source srcSet={darkPicture} media="(prefers-color-scheme: dark)" />}
        <img
          src={picture}
          className={darkPicture ? pictureLook[size] : `${pictureLook[size]} ${css.dimmed}`}
          width={1600}
          height={720}
          alt=""
          fetchPriority="high"
        />
      </picture>
      {moving}
    </div>
  );
}
