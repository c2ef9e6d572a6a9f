import { RotateCw } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../button/button.tsx';
import { useHydrated } from '../hydration/hydration.ts';
import { useFirstPress } from '../hydration/waking.ts';
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
  const part = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const [turned, setTurned] = useState(false);
  const id = useId();
  useFirstPress(part);

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget as Node | null)) setTurned(false);
  }

  return (
    <article
      ref={part}
      className={css.card}
      aria-labelledby={`${id}-title`}
      data-interactive
      data-turned={hydrated ? turned : undefined}
      onPointerEnter={({ pointerType }: PointerEvent) => pointerType !== 'touch' && setTurned(true)}
      onPointerLeave={({ pointerType }: PointerEvent) => pointerType !== 'touch' && setTurned(false)}
      onFocus={({ target }: FocusEvent) => target.matches(':focus-visible') && setTurned(true)}
      onBlur={leave}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && setTurned(false)}
    >
      <div className={css.head}>
        <h3 id={`${id}-title`}>{title}</h3>
        <IconButton
          label={`About: ${title}`}
          variant="secondary"
          aria-expanded={turned}
          aria-controls={`${id}-back`}
          onClick={() => setTurned(!turned)}
        >
          <RotateCw size={20} aria-hidden />
        </IconButton>
      </div>
      <div className={css.sides}>
        <div className={css.front}>{front}</div>
        <div id={`${id}-back`} className={css.back}>
          {children}
        </div>
      </div>
    </article>
  );
}
