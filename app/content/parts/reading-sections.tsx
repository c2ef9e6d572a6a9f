import { Fragment, type ReactNode } from 'react';
import { Prose } from './prose.tsx';
import * as css from './reading.css.ts';

/** A part of a page that is written in sections: its heading, what it is called by links, its words. */
export interface ReadingSection {
  readonly id: string;
  readonly title: string;
  /** A short line under the heading, such as the section of a law. */
  readonly note?: string;
  /** Paragraphs, lists and tables. */
  readonly words: ReactNode;
}

/** The entries of a contents list for these sections. */
export const contentsOf = (sections: readonly Pick<ReadingSection, 'id' | 'title'>[]) =>
  sections.map(({ id, title }) => ({ id, text: title }));

/** The words of a page that is written in sections. */
export function ReadingSections({
  lead,
  sections,
}: {
  readonly lead?: ReactNode;
  readonly sections: readonly ReadingSection[];
}) {
  return (
    <Prose>
      {lead}
      {sections.map(({ id, title, note, words }) => (
        <Fragment key={id}>
          <h2 id={id}>{title}</h2>
          {note && <p className={css.note}>{note}</p>}
          {words}
        </Fragment>
      ))}
    </Prose>
  );
}
