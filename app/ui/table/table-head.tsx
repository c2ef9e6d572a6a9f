import type { ColumnKinds } from './column-kinds.ts';

interface TableHeadProps {
  readonly columns: readonly string[];
  readonly kinds?: ColumnKinds;
  readonly className?: string;
}

/** Column headings, in a file without styles: tables within text have their own. */
export function TableHead({ columns, kinds = {}, className }: TableHeadProps) {
  return (
    <thead className={className}>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" data-kind={kinds[column]}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
