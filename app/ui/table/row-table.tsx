import type { ReactNode } from 'react';
import { Cell, DetailRow, Row, Table, type TableProps } from './table.tsx';

type KeyProps<Entry> = Entry extends { readonly id: string }
  ? { readonly keyOf?: undefined }
  : { readonly keyOf: (entry: Entry) => string | number };

interface RowTableProps<Entry> extends Pick<TableProps, 'caption' | 'kinds'> {
  readonly rows: readonly Entry[];
  /** Content of the cells by the column's heading, in the order of the columns. */
  readonly columns: Readonly<Record<string, (entry: Entry) => ReactNode>>;
  /** Message of a table without rows. */
  readonly empty?: string;
  /** Row that spans the table below the others, such as a total. */
  readonly footer?: ReactNode;
}

/** A table whose columns are declared once, with their headings and cells. Rows without an id need `keyOf`. */
export function RowTable<Entry>(props: RowTableProps<Entry> & KeyProps<Entry>) {
  const { rows, columns, keyOf = byId, empty, footer, ...table } = props;
  const headings = Object.keys(columns);
  const spanning = rows.length === 0 ? (empty ?? footer) : footer;
  return (
    <Table {...table} columns={headings}>
      {rows.map((entry) => (
        <Row key={keyOf(entry)}>
          {Object.entries(columns).map(([heading, cell]) => (
            <Cell key={heading} label={heading} kind={table.kinds?.[heading]}>
              {cell(entry)}
            </Cell>
          ))}
        </Row>
      ))}
      {spanning !== undefined && <DetailRow columns={headings.length}>{spanning}</DetailRow>}
    </Table>
  );
}

const byId = (entry: unknown): string => (entry as { readonly id: string }).id;
