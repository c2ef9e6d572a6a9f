import type { ReactNode } from 'react';
import * as css from './phone-fold.css.ts';

interface PhoneFoldProps {
  readonly summary: string;
  readonly children: ReactNode;
}

/**
 * Folds its content on a phone, in a `<details>` that opens without scripts. On a wider screen the content is open and has
 * no summary. Browsers without `::details-content` fold it at every width.
 */
export function PhoneFold({ summary, children }: PhoneFoldProps) {
  return (
    <details className={css.fold}>
      <summary className={css.summary}>{summary}</summary>
      {children}
    </details>
  );
}
