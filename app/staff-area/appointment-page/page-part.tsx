import { type ReactNode, useId } from 'react';
import * as css from './appointment-page.css.ts';

interface PagePartProps {
  readonly title: string;
  /** One line about the content, which is read while the part is folded. */
  readonly inside: string;
  /** Whether the part is open from the start, such as when a form in it was refused. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A folded part of the page of an appointment. */
export function PagePart({ title, inside, isOpen = false, children }: PagePartProps) {
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <details open={isOpen}>
        <summary className={css.summary}>
          <span className={css.inSummary}>
            <h2 id={id} className={css.heading}>
              {title}
            </h2>
            <span className={css.inside}>{inside}</span>
          </span>
        </summary>
        <div className={css.content}>{children}</div>
      </details>
    </section>
  );
}
