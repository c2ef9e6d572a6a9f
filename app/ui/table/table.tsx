import { type ComponentProps, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { ColumnKind, ColumnKinds } from './column-kinds.ts';
import { SortableHead, type Sorting } from './sortable-head.tsx';
import * as css from './table.css.ts';
import { TableHead } from './table-head.tsx';

export interface TableProps {
  /** Accessible name of the table. */
  readonly caption: string;
  readonly columns: readonly string[];
  readonly kinds?: ColumnKinds;
  /**
   * `even` is for long lists: fixed column widths (set by the caller's style sheet), equal row heights and a sticky
   * head. Content longer than its column must shorten itself.
   */
  readonly layout?: 'free' | 'even';
  /** Makes column headings links that sort the table. */
  readonly sorting?: Sorting;
  readonly children: ReactNode;
}

/**
 * A table that turns each row into a card where space is short. Screen readers announce a table in both layouts
 * (decision 0061).
 */
export function Table({ caption, columns, kinds, layout = 'free', sorting, children }: TableProps) {
  const captionId = useId();
  const isEven = layout === 'even';
  return (
    <div className={isEven ? `${css.container} ${css.even}` : css.container}>
      <div className={css.frame}>
        <table aria-labelledby={captionId} className={css.table}>
          <caption id={captionId}>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          {sorting ? (
            <SortableHead columns={columns} kinds={kinds} sorting={sorting} className={css.head} />
          ) : (
            <TableHead columns={columns} kinds={kinds} className={css.head} />
          )}
          <tbody className={css.body}>{children}</tbody>
        </table>
      </div>
    </div>
  );
}

export function Row(attributes: Omit<ComponentProps<'tr'>, 'className' | 'style'>) {
  return <tr {...attributes} className={css.row} />;
}

type CellProps = Omit<ComponentProps<'td'>, 'className' | 'style'> & {
  /** Column heading of the cell, shown as the field's name in a card. */
  readonly label: string;
  /** The kind of the column, as in the head. */
  readonly kind?: ColumnKind | undefined;
};

export function Cell({ label, kind, children, ...attributes }: CellProps) {
  return (
    <td {...attributes} data-kind={kind} className={css.cell}>
      <span className={css.fieldName} aria-hidden>
        {label}
      </span>
      <div>{children}</div>
    </td>
  );
}

interface DetailRowProps {
  /** Number of columns of the table. */
  readonly columns: number;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A row that spans the table: details of the row above, or the message of an empty table. */
export function DetailRow({ columns, id, children }: DetailRowProps) {
  return (
    <tr id={id} className={css.detailRow}>
      <td colSpan={columns} className={css.detail}>
        {children}
      </td>
    </tr>
  );
}
