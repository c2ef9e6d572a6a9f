import { ProblemError } from './problems.server.ts';
import { staffMessage } from './staff-message.server.ts';

/** Rows to read from the database: one more than a page shows, which tells whether there is a next page. */
export interface RowRange {
  readonly limit: number;
  readonly offset: number;
}

/** A page of a long list, as an API call requests it. */
interface ListPart {
  readonly range: RowRange;
  /**
   * @param rows that were read for the range
   * @returns the rows of this page, and `next` for the `?after=` of the following page unless this is the
   *   last
   */
  readonly answer: <Row>(rows: readonly Row[]) => { rows: readonly Row[]; more: { next?: string } };
}

/**
 * Reads which page of a list an API call requests. A response always says whether there are more rows.
 *
 * @param size rows of a page
 * @throws ProblemError 400 if `after` is not the `next` of a response
 */
export function readPagination(url: URL, size: number): ListPart {
  const after = url.searchParams.get('after') ?? '0';
  if (!/^(?:0|[1-9]\d{0,6})$/.test(after)) {
    throw new ProblemError(400, { message: staffMessage("'after' must be the 'next' of the list before.") });
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
