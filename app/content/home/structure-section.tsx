import { Fragment } from 'react';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import type { IconComponent } from '#app/ui/icon/icon.tsx';
import {
  BedDouble,
  DoorClosed,
  Dumbbell,
  Pill,
  ShieldCheck,
  Sofa,
  TestTube,
} from '#app/ui/icon/room-icons.ts';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { structureWords } from '#messages/content/home/home.ts';
import { type StructureTile, structureIn } from './home-content.ts';
import { section } from './home-section.css.ts';
import * as css from './structure-section.later.css.ts';

const signs = {
  beds: BedDouble,
  rooms: DoorClosed,
  recreation: Dumbbell,
  counselling: Sofa,
  pharmacy: Pill,
  bloodCollection: TestTube,
  cashless: ShieldCheck,
} as const satisfies Record<StructureTile, IconComponent>;

/** Section Hospital Structure (requirement 14). */
export function StructureSection() {
  const { locale } = usePageLocale();
  const { heading } = useWords(structureWords);
  return (
    <section className={section}>
      <h2 id="structure">{heading}</h2>
      <ul role="list" className={css.list}>
        {structureIn(locale, useHospitalFacts()).map(({ tile, title, note }) => {
          const Sign = signs[tile];
          return (
            <li key={tile} className={css.item}>
              <Sign size={24} aria-hidden />
              <strong className={css.title}>{breakableAtSlash(title)}</strong>
              {note && <span className={css.note}>{note}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Lets a line break after a slash, where a narrow tile would otherwise break within a word. */
function breakableAtSlash(title: string) {
  const [first, ...others] = title.split('/');
  return (
    <>
      {first}
      {others.map((part) => (
        <Fragment key={part}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
