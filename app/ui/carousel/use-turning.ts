import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { nearestStop, stopAfter, stopsOf, tolerance } from './stops.ts';

/** What stands in sight, counted in columns. */
export interface Shown {
  readonly first: number;
  readonly last: number;
  readonly columns: number;
  readonly perPage: number;
}

/** Without a scroll event for so long, in ms, a row has come to rest: `scrollend` is not everywhere yet. */
const restAfter = 140;

/** How many times a row that came to rest elsewhere is sent to its stop again. */
const tries = 3;

/**
 * Turns the pages of a row that scrolls.
 *
 * A smooth scroll does not always arrive: a picture or a font that comes while it is under way makes the browser lay
 * the row out again and snap back to where it was. So where it is going is remembered, as a stop rather than a
 * position, until it rests there, or until the reader moves the row.
 */
export function useTurning(track: RefObject<HTMLElement | null>, ends: 'wrap' | 'clamp') {
  const aim = useRef<{ stop: number; tries: number }>(undefined);
  const timer = useRef<number>(undefined);
  const [shown, setShown] = useState<Shown>();

  function show(stop: number) {
    if (!track.current) return;
    const { at, perPage } = stopsOf(track.current);
    const now: Shown = { first: stop, last: stop + perPage - 1, columns: at.length + perPage - 1, perPage };
    setShown((before) =>
      before && (Object.keys(now) as (keyof Shown)[]).every((key) => before[key] === now[key]) ? before : now,
    );
  }

  function awaitRest() {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(rest, restAfter);
  }

  function rest() {
    const { current } = track;
    if (!current) return;
    const stops = stopsOf(current);
    const wanted = aim.current && stops.at[aim.current.stop];
    const isThere = wanted === undefined || Math.abs(current.scrollLeft - wanted) <= tolerance;
    if (aim.current && !isThere && aim.current.tries < tries) {
      aim.current.tries += 1;
      current.scrollTo({ left: wanted, behavior: aim.current.tries < tries ? 'auto' : 'instant' });
      awaitRest();
      return;
    }
    aim.current = undefined;
    show(nearestStop(stops, current.scrollLeft));
  }

  function goTo(stop: number) {
    if (!track.current) return;
    aim.current = { stop, tries: 0 };
    track.current.scrollTo({ left: stopsOf(track.current).at[stop] });
    show(stop);
    awaitRest();
  }

  /** Where it stands or will stand, so that a second press while it moves goes on from there. */
  function standing(): number {
    if (!track.current) return 0;
    return aim.current?.stop ?? nearestStop(stopsOf(track.current), track.current.scrollLeft);
  }

  const resized = useEffectEvent(rest);
  useEffect(() => {
    const { current } = track;
    if (!current) return;
    // The observer reports the first size too, and a browser may bring a row back scrolled to anywhere.
    const observer = new ResizeObserver(() => resized());
    observer.observe(current);
    return () => {
      observer.disconnect();
      window.clearTimeout(timer.current);
    };
  }, [track]);

  return {
    shown,
    standing,
    /** @returns whether there was a page to turn */
    turn(direction: 1 | -1, from = standing()): boolean {
      const next = track.current && stopAfter(stopsOf(track.current), from, direction, ends);
      if (next === undefined || next === null) return false;
      goTo(next);
      return true;
    },
    goToPage(page: number) {
      if (!track.current) return;
      const { at, perPage } = stopsOf(track.current);
      goTo(Math.min(at.length - 1, page * perPage));
    },
    goToEnd(end: 'first' | 'last') {
      if (track.current) goTo(end === 'first' ? 0 : stopsOf(track.current).at.length - 1);
    },
    /** Forgets where the row was going, as the reader moves it now. */
    letGo() {
      aim.current = undefined;
    },
    scrolled() {
      if (!aim.current) show(standing());
      awaitRest();
    },
  };
}
