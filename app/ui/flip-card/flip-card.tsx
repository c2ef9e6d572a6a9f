import { type ReactNode, useId } from 'react';
import { flipCardWords } from '#messages/ui/flip-card/flip-card.ts';
import { Island } from '../island/island.tsx';
import { useWords } from '../locale/edition.ts';
import { FlipButton } from './flip-button.tsx';
import * as css from './flip-card.css.ts';

interface FlipCardProps {
  /** The heading under both sides. */
  readonly title: string;
  /** Of the front: a picture. */
  readonly front: ReactNode;
  /** What is to be known about it, and where to go on. */
  readonly children: ReactNode;
}

/**
 * A picture that turns over: while a pointer is on it, while the keyboard is in it, and at the press of its button,
 * which turns it back too. The side that is not seen is out of reach for keyboard and screen reader alike; the
 * button comes first, and its focus turns the card, so that the next thing reached is what the back leads to.
 * Until scripts come the style sheet does the same with the pointer and the focus alone.
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
