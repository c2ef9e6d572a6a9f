import type { ReactNode } from 'react';
import * as css from './link-section.css.ts';

/**
 * A heading, what is to be known before one presses anything, and the links under it.
 *
 * @param id of the heading, one on the page
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
