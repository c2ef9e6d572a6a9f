import type { ReactNode } from 'react';
import * as css from './link-section.css.ts';

/**
 * Section with a heading, a note and links.
 *
 * @param id id of the heading, unique on the page
 * @param note text that visitors should read before they play anything
 */
export function LinkSection({
  id,
  heading,
  note,
  children,
}: {
  readonly id: string;
  readonly heading: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{heading}</h2>
        {note && <p className={css.note}>{note}</p>}
      </div>
      {children}
    </section>
  );
}
