import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { structureWords } from '#messages/content/home/structure.ts';
import { IllustrationNote, RoomPicture } from '../rooms/room-picture.tsx';
import { structureIn } from './structure.ts';
import * as css from './structure-section.css.ts';

/** Two pictures stand side by side on a phone. The value is below the real width, because a dense screen would fetch too large a file. */
const sizes = '(min-width: 1024px) 19rem, (min-width: 768px) 46vw, 44vw';
const firstSizes = '(min-width: 1024px) 38rem, 92vw';

/** Section Hospital Structure (requirement 14). */
export function StructureSection() {
  const { locale } = usePageLocale();
  const { heading } = useWords(structureWords);
  const tiles = structureIn(locale, useHospitalFacts());
  return (
    <Stack as="section" gap="5" aria-labelledby="structure">
      <h2 id="structure">{heading}</h2>
      <ul role="list" className={css.list}>
        {tiles.map(({ title, room, note }, place) => (
          <li key={room} className={css.item}>
            <figure className={css.figure}>
              <span className={css.frame}>
                <RoomPicture name={room} sizes={place === 0 ? firstSizes : sizes} />
              </span>
              <figcaption>
                <span className={css.title}>{title}</span>
                {note && <span className={css.note}>{note}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <IllustrationNote rooms={tiles.map(({ room }) => room)} />
    </Stack>
  );
}
