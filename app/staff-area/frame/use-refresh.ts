import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { isSessionOver } from './session-end.ts';

/** Milliseconds between two refreshes of a visible page. */
const refreshEvery = 30_000;

/**
 * Milliseconds without a key or pointer event after which the page stops refreshing. A refresh would extend
 * the session, and an unused session must end (decision 0061).
 */
const inUseFor = 15 * 60_000;

const inputEvents = ['pointerdown', 'pointermove', 'keydown'] as const;

/**
 * Reloads a page's data every 30 s while it is visible and in use. Typed text stays, because the fields are
 * uncontrolled.
 */
export function useRefresh(): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    let lastInput = Date.now();
    const note = () => {
      lastInput = Date.now();
    };
    for (const event of inputEvents) window.addEventListener(event, note, { passive: true });
    const timer = setInterval(() => {
      const isInUse = document.visibilityState === 'visible' && Date.now() - lastInput < inUseFor;
      if (isInUse && !isSessionOver() && navigator.onLine && state === 'idle') revalidate();
    }, refreshEvery);
    return () => {
      clearInterval(timer);
      for (const event of inputEvents) window.removeEventListener(event, note);
    };
  }, [revalidate, state]);
}
