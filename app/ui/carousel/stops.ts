/** Tolerance in px within which two positions are equal, because browsers scroll to fractions of a pixel. */
export const scrollTolerance = 4;

/** Positions at which a row can rest. */
interface Stops {
  /** Distances from the beginning of the row in px, one for each column that can be first in view. */
  readonly at: readonly number[];
  /** Number of visible columns. */
  readonly perPage: number;
}

/**
 * Computes the stops of a row.
 *
 * @param lefts left edges of the row's items in px, measured from any common origin. In a row that begins at the right they decrease.
 */
export function computeStops(
  lefts: readonly number[],
  { clientWidth, scrollWidth }: Pick<HTMLElement, 'clientWidth' | 'scrollWidth'>,
): Stops {
  const [first = 0] = lefts;
  const columns = distinct(lefts.map((left) => Math.abs(left - first)));
  const last = scrollWidth - clientWidth;
  return {
    at: distinct(columns.map((left) => Math.min(left, last))),
    // The width includes the row's padding, but the next column begins beyond it.
    perPage: Math.max(1, columns.filter((left) => left < clientWidth - 4 * scrollTolerance).length),
  };
}

export function measureStops(track: HTMLElement): Stops {
  return computeStops(
    Array.from(track.children, (item) => (item as HTMLElement).offsetLeft),
    track,
  );
}

/** Index of the stop nearest to a scroll position in px. */
export function nearestStop({ at }: Stops, position: number): number {
  const distances = at.map((stop) => Math.abs(stop - position));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Index of the stop one page away. Beyond an end, `wrap` returns the other end and `clamp` returns undefined. */
export function nextStop(
  { at, perPage }: Stops,
  from: number,
  direction: 1 | -1,
  ends: 'wrap' | 'clamp',
): number | undefined {
  const last = at.length - 1;
  const isAtEnd = direction === 1 ? from >= last : from <= 0;
  if (isAtEnd && ends === 'clamp') return undefined;
  if (isAtEnd) return direction === 1 ? 0 : last;
  return Math.min(last, Math.max(0, from + direction * perPage));
}

function distinct(positions: readonly number[]): number[] {
  return positions.filter(
    (position, index) => index === 0 || position - (positions[index - 1] ?? 0) > scrollTolerance,
  );
}
