import { useEffect, useEffectEvent, useState } from 'react';
import { useListeners } from '../island/island-part.ts';
import { calm, canHover } from '../theme/media.ts';

/** What holds a moving row, besides its pause button. */
type Hold = 'pointer' | 'focus' | 'finger' | 'hidden' | 'calm';

/** In ms: a row that woke to be turned is first asked whether somebody is there. */
const beforeFirstTurn = 100;

/**
 * Moves a row on by itself: not while somebody points at it, is in it by keyboard or has a finger on it, not in a
 * hidden tab, and never where motion disturbs (WCAG 2.2.2). Whoever presses play while pointing at it wants it to move.
 *
 * @param every how long each page stands, in ms; undefined where the row does not move by itself
 * @param place of the row: wherever it goes, the time begins anew
 */
export function useAdvance(
  part: HTMLElement | null,
  every: number | undefined,
  place: number | undefined,
  advance: () => void,
) {
  const [playing, setPlaying] = useState(every !== undefined);
  const [insisted, setInsisted] = useState(false);
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set());
  const moves =
    playing && ![...holds].some((hold) => (hold === 'pointer' || hold === 'focus' ? !insisted : true));

  function hold(reason: Hold, on: boolean) {
    if (on && part) part.isDue = false;
    setHolds((before) => {
      if (before.has(reason) === on) return before;
      const now = new Set(before);
      if (on) now.add(reason);
      else now.delete(reason);
      return now;
    });
    if (!on) setInsisted(false);
  }

  const look = useEffectEvent(() => {
    hold('calm', window.matchMedia(calm).matches);
    hold('hidden', document.visibilityState === 'hidden');
  });
  /** A pointer or a focus that was on the row before the scripts came sent no event: so the row is asked once. */
  const lookWhoIsThere = useEffectEvent(() => {
    hold('pointer', Boolean(part?.matches(':hover')) && window.matchMedia(canHover).matches);
    hold('focus', Boolean(part?.querySelector(':focus-visible')));
  });

  useEffect(() => {
    if (every === undefined || !part) return;
    look();
    lookWhoIsThere();
    const motion = window.matchMedia(calm);
    const again = () => look();
    motion.addEventListener('change', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      motion.removeEventListener('change', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [every, part]);

  useListeners(every === undefined ? null : part, {
    pointerenter: ({ pointerType }) => hold('pointer', pointerType !== 'touch'),
    pointerleave: () => hold('pointer', false),
    focusin: ({ target }) => (target as Element).matches(':focus-visible') && hold('focus', true),
    focusout: ({ relatedTarget }) => part?.contains(relatedTarget as Node | null) || hold('focus', false),
  });

  const advanced = useEffectEvent(() => {
    if (part) part.isDue = false;
    advance();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins anew wherever the row goes.
  useEffect(() => {
    if (every === undefined || !moves) return;
    const timer = setTimeout(() => advanced(), part?.isDue ? beforeFirstTurn : every);
    return () => clearTimeout(timer);
  }, [every, moves, place]);

  return {
    playing,
    moves,
    toggle() {
      setPlaying(!playing);
      setInsisted(!playing);
    },
    finger: (on: boolean) => hold('finger', on),
  };
}
