import type { ReactNode } from 'react';
import * as css from './phone-fold.css.ts';

interface PhoneFoldProps {
  readonly summary: ReactNode;
  /** Whether the summary is a heading, which a wide screen shows too. */
  readonly hasHeading?: boolean;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/**
 * Folds its content on a phone, in a `<details>` that opens without scripts. On a wider screen and on paper the content is
 * open. Browsers without `::details-content` fold it at every width.
 */
export function PhoneFold({ summary, hasHeading = false, isOpen = false, children }: PhoneFoldProps) {
  return (
    <details className={css.fold} open={isOpen}>
      <summary className={hasHeading ? css.heading : css.summary}>{summary}</summary>
      {children}
    </details>
  );
}
