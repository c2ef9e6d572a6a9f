import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { isSessionOver } from './session-end.ts';

/** Milliseconds between two refreshes of a page that is looked at. */
const refreshEvery = 30_000;

/** After so long without a key or a press nobody is taken to look: a session that nobody uses has to end (decision 0061). */
const lookedAtFor = 15 * 60_000;

const signs = ['pointerdown', 'pointermove', 'keydown'] as const;

/** Loads a page's data anew every 30 seconds while it is in sight. What is being typed stays, as fields keep their own values. */
export function useRefresh(): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    let lastSign = Date.now();
    const note = () => {
      lastSign = Date.now();
    };
    for (const sign of signs) window.addEventListener(sign, note, { passive: true });
    const timer = setInterval(() => {
      const isLookedAt = document.visibilityState === 'visible' && Date.now() - lastSign < lookedAtFor;
      if (isLookedAt && !isSessionOver() && navigator.onLine && state === 'idle') revalidate();
    }, refreshEvery);
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, note);
    };
  }, [revalidate, state]);
}
