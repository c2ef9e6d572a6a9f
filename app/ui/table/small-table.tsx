import type { ReactNode } from 'react';
import { smallTable } from './small-table.css.ts';
import { TableHead } from './table-head.tsx';

interface SmallTableProps {
  /** Accessible name of the table. */
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [name: string, ...cells: readonly ReactNode[]])[];
}

/** A table of figures, or of links to them, that is small enough for a phone, and stays a table there. Its first cells are headings. */
export function SmallTable({ caption, columns, rows }: SmallTableProps) {
  return (
    <table className={smallTable} aria-label={caption}>
      <TableHead columns={columns} />
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
