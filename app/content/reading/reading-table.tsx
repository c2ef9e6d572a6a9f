import type { ReactNode } from 'react';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { TableHead } from '#app/ui/table/table-head.tsx';
import { partWords } from '#messages/content/reading/page-parts.ts';
import { tableScroller } from './reading-table.later.css.ts';

/** A table within a text. */
export function ReadingTable({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  const words = useWords(partWords);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
    <figure className={tableScroller} aria-label={label ?? words.table} tabIndex={0}>
      <table>{children}</table>
    </figure>
  );
}

/** A table of plain text. Its first column names the row. On a phone each row becomes a card with that name as the heading. */
export function PlainTable({
  label,
  columns,
  rows,
}: {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}) {
  return (
    <ReadingTable label={label}>
      <TableHead columns={columns} />
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell, index) => (
              <td key={columns[index]} data-label={columns[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ReadingTable>
  );
}
