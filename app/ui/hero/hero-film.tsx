import { filmWords } from '#messages/ui/hero/hero-film.ts';
import { island } from '../island/island.css.ts';
import { Island } from '../island/island.tsx';
import { useWords } from '../locale/page-locale.ts';
import { type FilmFiles, HeroLoop } from './hero-loop.tsx';

/** Media query for the film: only in the light scheme and never on a phone, where the film is not worth 118 KB. */
const filmed = '(min-width: 600px) and (prefers-color-scheme: light)';

/** Container of the hero's film, which hydrates by itself where the media query matches. */
export function HeroFilm({ files }: { readonly files: FilmFiles }) {
  const words = useWords(filmWords);
  return (
    <div className={island} data-interactive data-hydrate-when={filmed}>
      <Island name="HeroLoop" of={HeroLoop} props={{ files, words }} />
    </div>
  );
}
