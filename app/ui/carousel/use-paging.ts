import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { towardsNext } from '../swipe/swipe-direction.ts';
import { measureStops, nearestStop, nextStop, scrollTolerance } from './stops.ts';

/** Visible part of the row, counted in columns. */
export interface VisibleColumns {
  readonly first: number;
  readonly last: number;
  readonly columns: number;
  readonly perPage: number;
}

/** Milliseconds without a scroll event after which a row is at rest. Not every browser sends `scrollend`. */
const restAfter = 140;

/** Number of times a row is scrolled again after it came to rest at a wrong position. */
const maxTries = 3;

/** Distance in px from the beginning of a row. Where the row begins at the right, `scrollLeft` is negative. */
const scrolledBy = ({ scrollLeft }: HTMLElement) => Math.abs(scrollLeft);

const scrollTo = (row: HTMLElement, distance = 0, behavior: ScrollBehavior = 'auto') =>
  row.scrollTo({ left: distance * towardsNext(), behavior });

/**
 * Turns the pages of a scrolling row.
 *
 * A smooth scroll does not always arrive. When a picture or font loads during it, the browser repeats the layout and
 * snaps back. The hook therefore remembers the target until the row rests there or the reader moves it. The target is a
 * stop and not a position, because the layout may change.
 */
export function usePaging(track: RefObject<HTMLElement | null>, ends: 'wrap' | 'clamp') {
  const target = useRef<{ stop: number; tries: number }>(undefined);
  const timer = useRef<number>(undefined);
  const [shown, setShown] = useState<VisibleColumns>();

  function show(stop: number) {
    if (!track.current) return;
    const { at, perPage } = measureStops(track.current);
    const now: VisibleColumns = {
      first: stop,
      last: stop + perPage - 1,
      columns: at.length + perPage - 1,
      perPage,
    };
    setShown((before) =>
      before && (Object.keys(now) as (keyof VisibleColumns)[]).every((key) => before[key] === now[key])
        ? before
        : now,
    );
  }

  function awaitRest() {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(rest, restAfter);
  }

  function rest() {
    const { current } = track;
    if (!current) return;
    const stops = measureStops(current);
    const wanted = target.current && stops.at[target.current.stop];
    const isThere = wanted === undefined || Math.abs(scrolledBy(current) - wanted) <= scrollTolerance;
    if (target.current && !isThere && target.current.tries < maxTries) {
      target.current.tries += 1;
      scrollTo(current, wanted, target.current.tries < maxTries ? 'auto' : 'instant');
      awaitRest();
      return;
    }
    target.current = undefined;
    show(nearestStop(stops, scrolledBy(current)));
  }

  function goTo(stop: number) {
    if (!track.current) return;
    target.current = { stop, tries: 0 };
    scrollTo(track.current, measureStops(track.current).at[stop]);
    show(stop);
    awaitRest();
  }

  /** Target of a running scroll, else the current stop. A second click during a scroll thus continues from the target. */
  function currentStop(): number {
    if (!track.current) return 0;
    return target.current?.stop ?? nearestStop(measureStops(track.current), scrolledBy(track.current));
  }

  const resized = useEffectEvent(rest);
  useEffect(() => {
    const { current } = track;
    if (!current) return;
    // The observer also reports the initial size, which matters because a browser may restore a row at any scroll
    // position.
    const observer = new ResizeObserver(() => resized());
    observer.observe(current);
    return () => {
      observer.disconnect();
      window.clearTimeout(timer.current);
    };
  }, [track]);

  return {
    shown,
    currentStop,
    /** @returns true if there was a page to turn to */
    turn(direction: 1 | -1, from = currentStop()): boolean {
      const next = track.current && nextStop(measureStops(track.current), from, direction, ends);
      if (next === undefined || next === null) return false;
      goTo(next);
      return true;
    },
    goToPage(page: number) {
      if (!track.current) return;
      const { at, perPage } = measureStops(track.current);
      goTo(Math.min(at.length - 1, page * perPage));
    },
    goToEnd(end: 'first' | 'last') {
      if (track.current) goTo(end === 'first' ? 0 : measureStops(track.current).at.length - 1);
    },
    /** Drops the target, because the reader moves the row. */
    dropTarget() {
      target.current = undefined;
    },
    scrolled() {
      if (!target.current) show(currentStop());
      awaitRest();
    },
  };
}
