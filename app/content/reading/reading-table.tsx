import type { ReactNode } from 'react';
import { type Locale, locales } from '#app/languages/locales.ts';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { TableHead } from '#app/ui/table/table-head.tsx';
import { partWords } from '#messages/content/reading/page-parts.ts';
import { tableScroller } from './reading-table.later.css.ts';

interface ReadingTableProps {
  readonly label?: string;
  /** Locale of the table's text, if it is not that of the page. */
  readonly language?: Locale | undefined;
  readonly children: ReactNode;
}

/** A table within a text. */
export function ReadingTable({ label, language, children }: ReadingTableProps) {
  const { locale } = usePageLocale();
  const words = useWords(partWords);
  const [own, inner] = language ? [locales[locale].htmlTag, locales[language].htmlTag] : [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
    <figure className={tableScroller} lang={own} aria-label={label ?? words.table} tabIndex={0}>
      <table lang={inner}>{children}</table>
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
