import { Link } from 'react-router';
import type { ColumnKinds } from './column-kinds.ts';
import { arrow, sortLink, unsorted } from './table.css.ts';

/** Current sort order of a table, and the addresses that sort it by other columns. */
export interface Sorting {
  readonly column: string;
  readonly isDescending: boolean;
  /** Address that sorts by a column, or undefined if the column cannot be sorted. */
  readonly addressOf: (column: string) => string | undefined;
}

interface SortedHeadProps {
  readonly columns: readonly string[];
  readonly kinds?: ColumnKinds;
  readonly sorting: Sorting;
  readonly className?: string;
}

/** Column headings that link to a sort order. Where rows are cards the head is visually hidden, so it shows plain text. */
export function SortableHead({ columns, kinds = {}, sorting, className }: SortedHeadProps) {
  return (
    <thead className={className}>
      <tr>
        {columns.map((column) => {
          const address = sorting.addressOf(column);
          const isSorted = column === sorting.column;
          const direction = sorting.isDescending ? 'descending' : 'ascending';
          return (
            <th
              key={column}
              scope="col"
              data-kind={kinds[column]}
              aria-sort={isSorted ? direction : undefined}
            >
              {address === undefined ? (
                column
              ) : (
                <>
                  <span className={unsorted}>{column}</span>
                  <Link to={address} preventScrollReset className={sortLink} title={`Sort by ${column}`}>
                    {column}
                    <span className={arrow} aria-hidden>
                      {isSorted ? (sorting.isDescending ? '↓' : '↑') : ''}
                    </span>
                  </Link>
                </>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
