interface TableHeadProps {
  readonly columns: readonly string[];
  readonly className?: string;
}

/**
 * The names of a table's columns, in a file without styles: a table among text has its own. The roles are the elements'
 * own, said again because a browser forgets them when the style sheet lays a table out as cards.
 */
export function TableHead({ columns, className }: TableHeadProps) {
  return (
    <thead role="rowgroup" className={className}>
      <tr role="row">
        {columns.map((column) => (
          <th key={column} role="columnheader" scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
