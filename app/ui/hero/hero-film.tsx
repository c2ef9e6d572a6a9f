import { filmWords } from '#messages/ui/hero/hero-film.ts';
import { island } from '../island/island.css.ts';
import { Island } from '../island/island.tsx';
import { useWords } from '../locale/edition.ts';
import { HeroLoop, type LoopFiles } from './hero-loop.tsx';

/** By daylight, and never on a phone, where 118 KB of hills are worth less than what they cost. */
const filmed = '(min-width: 600px) and (prefers-color-scheme: light)';

/** The place of the hero's film, which comes by itself where there is one to be seen. */
export function HeroFilm({ files }: { readonly files: LoopFiles }) {
  const words = useWords(filmWords);
  return (
    <div className={island} data-interactive data-wake={filmed}>
      <Island name="HeroLoop" of={HeroLoop} props={{ files, words }} />
    </div>
  );
}
