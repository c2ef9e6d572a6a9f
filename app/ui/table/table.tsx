import { type ComponentProps, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { SortedHead, type Sorting } from './sorted-head.tsx';
import * as css from './table.css.ts';
import { TableHead } from './table-head.tsx';

interface TableProps {
  /** What the table lists: its accessible name. */
  readonly caption: string;
  readonly columns: readonly string[];
  /**
   * `even` for long lists: columns of fixed widths, which their style sheet says, rows of one height, and a head that stays in sight while
   * the page scrolls. What is longer than its column must shorten itself.
   */
  readonly layout?: 'free' | 'even';
  /** The names of the columns as links that sort by them. */
  readonly sorting?: Sorting;
  readonly children: ReactNode;
}

/** Rows of the same fields: a table where there is room for one, else a card for each row, and heard as a table all the same (decision 0061). */
export function Table({ caption, columns, layout = 'free', sorting, children }: TableProps) {
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
            <SortedHead columns={columns} sorting={sorting} className={css.head} />
          ) : (
            <TableHead columns={columns} className={css.head} />
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
  /** The column it is in, shown as the name of the field when the row is a card. */
  readonly label: string;
};

export function Cell({ label, children, ...attributes }: CellProps) {
  return (
    <td {...attributes} className={css.cell}>
      <span className={css.fieldName} aria-hidden>
        {label}
      </span>
      <div>{children}</div>
    </td>
  );
}

interface DetailRowProps {
  /** How many columns the table has. */
  readonly columns: number;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A row as wide as the table: what opens beneath the row before it, or the words of an empty table. */
export function DetailRow({ columns, id, children }: DetailRowProps) {
  return (
    <tr id={id} className={css.detailRow}>
      <td colSpan={columns} className={css.detail}>
        {children}
      </td>
    </tr>
  );
}
