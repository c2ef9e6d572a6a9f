import type { ReactNode } from 'react';

export interface FoldProps {
  readonly summary: ReactNode;
  /** Whether the summary is a heading, which a wide screen shows too. */
  readonly hasHeading?: boolean;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** `PhoneFold` or `PhoneFoldBelow`. A page gives it to a part that stands in the first view of some pages only. */
export type PhoneFoldComponent = (fold: FoldProps) => ReactNode;

interface LookedFoldProps extends FoldProps {
  readonly looks: Readonly<Record<'fold' | 'repeating' | 'heading', string>>;
}

/** The element of a fold, without a style sheet of its own. */
export function Fold({ looks, summary, hasHeading = false, isOpen = false, children }: LookedFoldProps) {
  return (
    <details className={looks.fold} open={isOpen}>
      <summary className={hasHeading ? looks.heading : looks.repeating}>{summary}</summary>
      {children}
    </details>
  );
}
