import type { ReactNode } from 'react';
import { PhoneFoldBelow } from '#app/ui/phone-fold/phone-fold-below.tsx';
import * as css from './link-section.css.ts';

/**
 * Section with a heading, a note and links.
 *
 * @param id id of the heading, unique on the page
 * @param note text that visitors should read before they play anything
 * @param isFolded whether a phone folds the section
 */
export function LinkSection({
  id,
  heading,
  note,
  isFolded = false,
  children,
}: {
  readonly id: string;
  readonly heading: string;
  readonly note?: ReactNode;
  readonly isFolded?: boolean;
  readonly children: ReactNode;
}) {
  const title = <h2 id={id}>{heading}</h2>;
  const words = note && <p className={css.note}>{note}</p>;
  if (isFolded) {
    return (
      <section aria-labelledby={id}>
        <PhoneFoldBelow hasHeading summary={title}>
          <div className={css.foldedBody}>
            {words}
            {children}
          </div>
        </PhoneFoldBelow>
      </section>
    );
  }
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        {title}
        {words}
      </div>
      {children}
    </section>
  );
}
