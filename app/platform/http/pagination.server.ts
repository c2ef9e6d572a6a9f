import { staffProblem } from './staff-message.server.ts';

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
 * `?cursor=` is another name of `?after=`, and `?limit=` asks for fewer rows.
 *
 * @param most rows of a page
 * @throws ProblemError 400 if `after` is not the `next` of a response, or `limit` is not between 1 and `most`
 */
export function readPagination({ searchParams }: URL, most: number): ListPart {
  const after = searchParams.get('cursor') ?? searchParams.get('after') ?? '0';
  if (!/^(?:0|[1-9]\d{0,6})$/.test(after)) {
    throw staffProblem(400, "'after' must be the 'next' of the list before.");
  }
  const size = Number(searchParams.get('limit') ?? most);
  if (!Number.isInteger(size) || size < 1 || size > most)
    throw staffProblem(400, `'limit' must be between 1 and ${most}.`);
  const offset = Number(after);
  return {
    range: { limit: size + 1, offset },
    answer: (rows) => ({
      rows: rows.slice(0, size),
      more: rows.length > size ? { next: String(offset + size) } : {},
    }),
  };
}
