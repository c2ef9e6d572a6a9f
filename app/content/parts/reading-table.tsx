import type { ReactNode } from 'react';
import { tableRoom } from './reading.css.ts';

/**
 * A table among words. Its rows and cells state their roles, which are the elements' own: a browser forgets them where
 * the style sheet lays a row out as a card.
 */
export function ReadingTable({
  label = 'Table',
  children,
}: {
  readonly label?: string;
  readonly children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <figure className={tableRoom} aria-label={label} tabIndex={0}>
      <table role="table">{children}</table>
    </figure>
  );
}

/** A table of plain texts, read row by row on a phone. The first column names the row. */
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
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row[0]} role="row">
            {row.map((cell, place) => (
              <td key={columns[place]} role="cell" data-label={columns[place]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ReadingTable>
  );
}
