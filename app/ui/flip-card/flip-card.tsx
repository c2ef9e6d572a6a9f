import { type ReactNode, useId } from 'react';
import { flipCardWords } from '#messages/ui/flip-card/flip-card.ts';
import { Island } from '../island/island.tsx';
import { useWords } from '../locale/page-locale.ts';
import { FlipButton } from './flip-button.tsx';
import * as css from './flip-card.css.ts';

interface FlipCardProps {
  /** Heading below the card, visible from both sides. */
  readonly title: string;
  /** Front of the card: a picture. */
  readonly front: ReactNode;
  /** Back of the card: text and a link. */
  readonly children: ReactNode;
}

/**
 * A picture that turns over while the pointer is on it, while it has keyboard focus, and on a click of its button. The
 * hidden side is unreachable for keyboard and screen reader. The button comes first in tab order and its focus turns
 * the card, so the next stop is the link on the back. Before hydration the style sheet handles pointer and focus alone.
 */
export function FlipCard({ title, front, children }: FlipCardProps) {
  const id = useId();
  const label = useWords(flipCardWords)(title);
  const backId = `${id}-back`;
  return (
    <article className={css.card} aria-labelledby={`${id}-title`} data-interactive>
      <div className={css.head}>
        <h3 id={`${id}-title`}>{title}</h3>
        <Island name="FlipButton" of={FlipButton} props={{ label, backId }} />
      </div>
      <div className={css.sides}>
        <div className={css.front}>{front}</div>
        <div id={backId} className={css.back}>
          {children}
        </div>
      </div>
    </article>
  );
}
