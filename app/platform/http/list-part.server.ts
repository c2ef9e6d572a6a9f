import { ProblemError } from './problems.server.ts';

/** Which rows of a list are read at once: one more than are shown tells whether there are more. */
export interface RowRange {
  readonly limit: number;
  readonly offset: number;
}

/** A part of a long list, as an API call asks for it. */
interface ListPart {
  readonly range: RowRange;
  /**
   * @param rows that were found in the range
   * @returns those of this part, and beside them in the answer what `?after=` has to say for the next one; nothing where it is the last
   */
  readonly answer: <Row>(rows: readonly Row[]) => { rows: readonly Row[]; more: { next?: string } };
}

/**
 * The part of a list that a call asks for: no list stops without saying so.
 *
 * @param size rows of a part
 * @throws ProblemError 400 where `after` is not the `next` of an answer
 */
export function readListPart(url: URL, size: number): ListPart {
  const after = url.searchParams.get('after') ?? '0';
  if (!/^(?:0|[1-9]\d{0,6})$/.test(after)) {
    throw new ProblemError(400, { message: "'after' must be the 'next' of the list before." });
  }
  const offset = Number(after);
  return {
    range: { limit: size + 1, offset },
    answer: (rows) => ({
      rows: rows.slice(0, size),
      more: rows.length > size ? { next: String(offset + size) } : {},
    }),
  };
}
