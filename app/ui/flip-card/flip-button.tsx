import { useEffect, useState } from 'react';
import { RotateCw } from '#app/ui/icon/icons.ts';
import { IconButton } from '../button/button.tsx';
import { useIslandPart, useListeners } from '../island/island-part.ts';
import { canHover } from '../theme/media.ts';

interface FlipButtonProps {
  /** Its name, with the title of the card. */
  readonly label: string;
  /** The id of the card's back. */
  readonly backId: string;
}

/** Turns its card over, and listens to what else turns it. Which side is seen is said on the card, for the style sheet. */
export function FlipButton({ label, backId }: FlipButtonProps) {
  const card = useIslandPart();
  const [turned, setTurned] = useState(false);

  useEffect(() => {
    // The style sheet turned the card for who was on it before the scripts came.
    const isPointedAt = card?.matches(':hover') && window.matchMedia(canHover).matches;
    if (isPointedAt || card?.querySelector(':focus-visible')) setTurned(true);
  }, [card]);

  useEffect(() => {
    if (card) card.dataset.turned = String(turned);
  }, [card, turned]);

  useListeners(card, {
    pointerenter: ({ pointerType }) => pointerType !== 'touch' && setTurned(true),
    pointerleave: ({ pointerType }) => pointerType !== 'touch' && setTurned(false),
    focusin: ({ target }) => (target as Element).matches(':focus-visible') && setTurned(true),
    focusout: ({ relatedTarget }) => card?.contains(relatedTarget as Node | null) || setTurned(false),
    keydown: ({ key }) => key === 'Escape' && setTurned(false),
  });

  return (
    <IconButton
      label={label}
      variant="secondary"
      aria-expanded={turned}
      aria-controls={backId}
      onClick={() => setTurned(!turned)}
    >
      <RotateCw size={20} aria-hidden />
    </IconButton>
  );
}
