import type { ReactNode } from 'react';
import { foldSummary } from '#app/ui/fold/fold.css.ts';
import * as css from './folded-section.css.ts';
import { phoneSection, phoneSummary } from './phone-section.later.css.ts';
import { text } from './reading.css.ts';

interface FoldedSectionProps {
  readonly id: string;
  readonly title: string;
  /** Whether a wide screen shows the section open, as any other text. */
  readonly onPhone?: boolean;
  readonly children: ReactNode;
}

/**
 * A section of a long page in a `<details>` that opens without scripts. The id is on the text and not on the heading:
 * browsers open a closed `<details>` for a fragment inside its content, but not for one in its summary.
 */
export function FoldedSection({ id, title, onPhone = false, children }: FoldedSectionProps) {
  return (
    <details className={onPhone ? phoneSection : css.fold}>
      <summary className={onPhone ? phoneSummary : foldSummary}>
        <h2>{title}</h2>
      </summary>
      <div id={id} className={`${text} ${css.body}`}>
        {children}
      </div>
    </details>
  );
}
