import { useEffect, useEffectEvent, useState } from 'react';
import { useListeners } from '../island/island-part.ts';
import { canHover, reducedMotion } from '../theme/media.ts';

/** Reasons to pause an advancing row, other than its pause button. */
type PauseReason = 'pointer' | 'focus' | 'touch' | 'hidden' | 'calm';

/** Delay in ms before the first turn of a row that its timer hydrated. It leaves time to check for a pointer or focus. */
const beforeFirstTurn = 100;

/**
 * Advances a row by itself. It pauses on hover, keyboard focus or touch, in a hidden tab, and under reduced motion
 * (WCAG 2.2.2). If the reader chooses Play, the pointer and focus already on the row do not pause it.
 *
 * @param every milliseconds that each page stays; undefined for a row that does not advance
 * @param index index of the first visible column: each change restarts the timer
 */
export function useAutoAdvance(
  part: HTMLElement | null,
  every: number | undefined,
  index: number | undefined,
  advance: () => void,
) {
  const [playing, setPlaying] = useState(every !== undefined);
  const [playsAnyway, setPlaysAnyway] = useState(false);
  const [pauseReasons, setPauseReasons] = useState<ReadonlySet<PauseReason>>(new Set());
  const moves =
    playing &&
    ![...pauseReasons].some((reason) => (reason === 'pointer' || reason === 'focus' ? !playsAnyway : true));

  function setPaused(reason: PauseReason, on: boolean) {
    if (on && part) part.isTimerDue = false;
    setPauseReasons((before) => {
      if (before.has(reason) === on) return before;
      const now = new Set(before);
      if (on) now.add(reason);
      else now.delete(reason);
      return now;
    });
    if (!on) setPlaysAnyway(false);
  }

  const checkMotionAndTab = useEffectEvent(() => {
    setPaused('calm', window.matchMedia(reducedMotion).matches);
    setPaused('hidden', document.visibilityState === 'hidden');
  });
  /** Checks once for a pointer or focus that was on the row before hydration, since those sent no event to this code. */
  const checkPointerAndFocus = useEffectEvent(() => {
    setPaused('pointer', Boolean(part?.matches(':hover')) && window.matchMedia(canHover).matches);
    setPaused('focus', Boolean(part?.querySelector(':focus-visible')));
  });

  useEffect(() => {
    if (every === undefined || !part) return;
    checkMotionAndTab();
    checkPointerAndFocus();
    const motion = window.matchMedia(reducedMotion);
    const again = () => checkMotionAndTab();
    motion.addEventListener('change', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      motion.removeEventListener('change', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [every, part]);

  useListeners(every === undefined ? null : part, {
    pointerenter: ({ pointerType }) => setPaused('pointer', pointerType !== 'touch'),
    pointerleave: () => setPaused('pointer', false),
    focusin: ({ target }) => (target as Element).matches(':focus-visible') && setPaused('focus', true),
    focusout: ({ relatedTarget }) =>
      part?.contains(relatedTarget as Node | null) || setPaused('focus', false),
  });

  const advanced = useEffectEvent(() => {
    if (part) part.isTimerDue = false;
    advance();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move of the row restarts the timer.
  useEffect(() => {
    if (every === undefined || !moves) return;
    const timer = setTimeout(() => advanced(), part?.isTimerDue ? beforeFirstTurn : every);
    return () => clearTimeout(timer);
  }, [every, moves, index]);

  return {
    playing,
    moves,
    toggle() {
      setPlaying(!playing);
      setPlaysAnyway(!playing);
    },
    setTouched: (on: boolean) => setPaused('touch', on),
  };
}
