interface TableHeadProps {
  readonly columns: readonly string[];
  readonly className?: string;
}

/** The names of a table's columns, in a file without styles: a table among text has its own. */
export function TableHead({ columns, className }: TableHeadProps) {
  return (
    <thead className={className}>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
