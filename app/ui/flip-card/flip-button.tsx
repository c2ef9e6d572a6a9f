import { useEffect, useState } from 'react';
import { RotateCw } from '#app/ui/icon/icons.ts';
import { IconButton } from '../button/button.tsx';
import { useIslandPart, useListeners } from '../island/island-part.ts';
import { canHover } from '../theme/media.ts';

interface FlipButtonProps {
  /** Accessible name, which contains the card's title. */
  readonly label: string;
  readonly backId: string;
}

/**
 * Button that turns its card over. It also turns the card on pointer, focus and Escape. The visible side is stored in
 * the card's `data-turned`, which the style sheet reads.
 */
export function FlipButton({ label, backId }: FlipButtonProps) {
  const card = useIslandPart();
  const [turned, setTurned] = useState(false);

  useEffect(() => {
    // Before hydration the style sheet alone turned the card, so start from its pointer and focus state.
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
