/** In px, within which two positions are the same: browsers scroll to fractions of a pixel. */
export const tolerance = 4;

/** Where a row can come to rest. */
interface Stops {
  /** Scrolled positions in px, one for each column that can stand first. */
  readonly at: readonly number[];
  /** How many columns are in sight. */
  readonly perPage: number;
}

/** @param lefts of the row's items, in px, in any frame of reference */
export function stopsAmong(
  lefts: readonly number[],
  { clientWidth, scrollWidth }: Pick<HTMLElement, 'clientWidth' | 'scrollWidth'>,
): Stops {
  const [first = 0] = lefts;
  const columns = distinct(lefts.map((left) => left - first));
  const last = scrollWidth - clientWidth;
  return {
    at: distinct(columns.map((left) => Math.min(left, last))),
    // The row is as wide as its columns and its padding; the next column begins beyond both.
    perPage: Math.max(1, columns.filter((left) => left < clientWidth - 4 * tolerance).length),
  };
}

export function stopsOf(track: HTMLElement): Stops {
  return stopsAmong(
    Array.from(track.children, (item) => (item as HTMLElement).offsetLeft),
    track,
  );
}

/** The stop that is nearest to a scrolled position. */
export function nearestStop({ at }: Stops, position: number): number {
  const distances = at.map((stop) => Math.abs(stop - position));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** The stop a page further: beyond the ends the other end, or nothing. */
export function stopAfter(
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
    (position, index) => index === 0 || position - (positions[index - 1] ?? 0) > tolerance,
  );
}
