import { Link } from 'react-router';
import { arrow, sortLink, unsorted } from './table.css.ts';

/** By which column a table is sorted, and where it is sorted by another. */
export interface Sorting {
  readonly column: string;
  readonly isDescending: boolean;
  /** Undefined for a column by which nothing is sorted. */
  readonly addressOf: (column: string) => string | undefined;
}

interface SortedHeadProps {
  readonly columns: readonly string[];
  readonly sorting: Sorting;
  readonly className?: string;
}

/** The names of the columns, each a link that sorts by it. Where rows are cards nobody sees them, so there they are words. */
export function SortedHead({ columns, sorting, className }: SortedHeadProps) {
  return (
    <thead className={className}>
      <tr>
        {columns.map((column) => {
          const address = sorting.addressOf(column);
          const isSorted = column === sorting.column;
          const direction = sorting.isDescending ? 'descending' : 'ascending';
          return (
            <th key={column} scope="col" aria-sort={isSorted ? direction : undefined}>
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
