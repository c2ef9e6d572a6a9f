import type { ReactNode } from 'react';
import { nightHero } from '#app/navigation/heroes.ts';
import { words } from './hero.css.ts';

/** Classes of a hero: `home-hero.css.ts` or `page-hero.css.ts`. */
interface HeroLook {
  readonly band: string;
  readonly picture: string;
  /** Added to the band where only a wide screen shows the picture. */
  readonly wideOnly?: string;
  /** Added to the band where a wide screen shows a low strip of the picture. */
  readonly low?: string;
}

interface HeroProps {
  readonly look: HeroLook;
  /** Path of a drawing from art/hills, 1600 × 720 px. The dark scheme shows the same land at night. */
  readonly picture: string;
  /** Whether only a wide screen shows the picture, so that on a phone the first step follows the words. */
  readonly isWideOnly?: boolean;
  /** Whether a wide screen shows only a low strip of the picture. */
  readonly isLow?: boolean;
  /** Layer between the picture and the mist: the film of the home page. */
  readonly moving?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Hero of a page: a picture of hills with words in the mist over it. The mist has the page's ground colour, so words on
 * it are as legible as on the page in both colour schemes.
 */
export function Hero({ look, picture, isWideOnly = false, isLow = false, moving, children }: HeroProps) {
  return (
    <div className={[look.band, isWideOnly && look.wideOnly, isLow && look.low].filter(Boolean).join(' ')}>
      <div className={words}>{children}</div>
      {/* The picture follows the words in the HTML. It sits on the band's lower edge, which is settled only once
          all words are there. */}
      <picture>
        <source srcSet={nightHero(picture)} media="(prefers-color-scheme:dark)" />
        <img
          src={picture}
          className={look.picture}
          width={1600}
          height={720}
          alt=""
          fetchPriority="high"
          // A hidden picture is fetched only if it is lazy and shown.
          loading={isWideOnly ? 'lazy' : undefined}
        />
      </picture>
      {moving}
    </div>
  );
}
