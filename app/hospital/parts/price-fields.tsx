import { useEffect, useRef, useState } from 'react';
import { defaultLocale } from '#app/languages/locales.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FieldError } from '#app/ui/field/field.tsx';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { dragging } from '#app/ui/row-order/row-order.css.ts';
import { MovedStatus } from '#app/ui/row-order/row-order.tsx';
import { type RowMove, useRowDrag } from '#app/ui/row-order/use-row-drag.ts';
import type { FactFieldProps } from '../fact-section.ts';
import { mostPriceRows, type PriceRow, priceInputName, priceRowOf, priceRows } from '../price-rows.ts';
import { PriceFieldsRow } from './price-row.tsx';
import * as css from './price-table.css.ts';
import { RowsField } from './rows-field.tsx';

const removeHint =
  'Empty both the name and the amount to take a price away. A price that an information page quotes cannot be taken away.';
const hints = {
  scripts: `Drag a price, or press Alt and an arrow key in its row, to move it. ${removeHint}`,
  noScripts: `Change the place to move a price. ${removeHint}`,
} as const;

/** A row of the table. Its key stays when the row moves; its number in the form is the one of its place. */
interface ShownRow {
  readonly key: string;
  readonly row: PriceRow;
  readonly isNew: boolean;
}

const newRow = (number: number): ShownRow => ({ key: String(number), row: {}, isNew: true });

function openedRows(text: string): readonly ShownRow[] {
  // A refused form has the numbers of its rows, so that the error and the typed places still fit.
  const rows = priceRows(text).map((row, index) => ({
    key: row.row ?? String(index + 1),
    row,
    isNew: false,
  }));
  const last = Math.max(0, ...rows.map(({ key }) => Number(key)));
  return last < mostPriceRows ? [...rows, newRow(last + 1)] : rows;
}

/** Table of a price list. Empty rows are ignored. */
export function PriceFields({ field, text, error, language = null }: FactFieldProps) {
  const { name, label } = field;
  const hydrated = useHydrated();
  const [rows, setRows] = useState(() => openedRows(text));
  const [hasMoved, setMoved] = useState(false);
  const [moved, setMovedRow] = useState<{ readonly key: string; readonly name: string }>();
  const table = useRef<HTMLTableElement>(null);
  const focused = useRef<HTMLElement>(undefined);
  const numbers = rows.map(({ key }) => Number(key)).sort((one, other) => one - other);
  const last = numbers.at(-1) ?? 0;
  // Read before the rows move: while React renders the new order, the inputs still have the numbers of the old one.
  const nameAt = (place: number) => {
    const input = document.getElementById(priceInputName(name, numbers[place] ?? 0, 'name'));
    return (input instanceof HTMLInputElement && input.value) || 'The new price';
  };

  function moveTo(key: string, place: number) {
    const from = rows.findIndex((row) => row.key === key);
    const to = Math.min(Math.max(place, 0), rows.length - 1);
    const row = rows[from];
    if (!row) return;
    setMovedRow({ key, name: nameAt(from) });
    if (from === to) return;
    const { activeElement } = document;
    focused.current =
      activeElement instanceof HTMLElement && table.current?.contains(activeElement)
        ? activeElement
        : (table.current ?? undefined);
    setRows(rows.toSpliced(from, 1).toSpliced(to, 0, row));
    setMoved(true);
  }

  function move(key: string, how: RowMove) {
    const at = rows.findIndex((row) => row.key === key);
    moveTo(key, { first: 0, up: at - 1, down: at + 1, last: rows.length - 1 }[how]);
  }

  const { list, isOver, isDragging } = useRowDrag({
    onMove: move,
    onDrop: (key, other) =>
      moveTo(
        key,
        rows.findIndex((row) => row.key === other),
      ),
  });

  // A row that React moves in the DOM loses the focus, and no event says that the form has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the rows have moved.
  useEffect(() => {
    const element = focused.current;
    if (!element) return;
    focused.current = undefined;
    element.focus();
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, [rows]);

  const wrong = priceRowOf(error ?? '');
  const isWrongShown = numbers.some((number) => String(number) === wrong);
  const isTranslating = language !== null && language !== defaultLocale;
  return (
    <RowsField
      field={{ ...field, hint: hydrated ? hints.scripts : hints.noScripts }}
      error={error}
      spareRows={0}
      mostSpare={0}
    >
      {() => (
        <>
          <div className={css.moved}>
            <MovedStatus
              moved={
                moved && {
                  name: moved.name,
                  at: rows.findIndex(({ key }) => key === moved.key) + 1,
                  of: rows.length,
                }
              }
            />
          </div>
          <table
            ref={table}
            tabIndex={-1}
            aria-label={label}
            className={isDragging ? `${css.table} ${dragging}` : css.table}
            {...list}
          >
            <thead className={css.head}>
              <tr>
                <th scope="col">Place</th>
                <th scope="col">Name</th>
                <th scope="col" hidden={isTranslating} className={css.money}>
                  Rupees
                </th>
                {hydrated && !isTranslating && <th scope="col">Move</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, row, isNew }, index) => {
                const number = numbers[index] ?? 0;
                return (
                  <PriceFieldsRow
                    key={key}
                    field={name}
                    rowKey={key}
                    number={String(number)}
                    row={row}
                    isNew={isNew}
                    hasMoved={hasMoved}
                    isOver={isOver(key)}
                    language={language}
                    onMove={(how) => move(key, how)}
                    {...(error && String(number) === wrong && { error })}
                  />
                );
              })}
            </tbody>
          </table>
          {error && !isWrongShown && <FieldError id={name}>{error}</FieldError>}
          {hydrated && last < mostPriceRows && !isTranslating && (
            <div>
              <Button
                type="button"
                variant="secondary"
                size="small"
                onClick={() => setRows([...rows, newRow(last + 1)])}
              >
                Add a price
              </Button>
            </div>
          )}
        </>
      )}
    </RowsField>
  );
}
