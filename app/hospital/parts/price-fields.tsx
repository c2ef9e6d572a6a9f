import { useState } from 'react';
import { locales, otherLocales } from '#app/languages/locales.ts';
import { Button } from '#app/ui/button/button.tsx';
import { controlAttributes, FieldError, Hint } from '#app/ui/field/field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import type { FactFieldProps } from '../fact-section.ts';
import {
  localizedPart,
  mostPriceRows,
  type PriceRow,
  priceInputName,
  priceRowOf,
  priceRows,
} from '../price-rows.ts';
import * as css from './hospital.css.ts';

/** Empty rows after the filled ones. Without scripts, staff cannot add more. */
const spareRows = 1;

const hint =
  'Change the place to move a price. Empty both the name and the amount to take a price away. A price that an information page quotes cannot be taken away.';

/** Rows of a price list. Empty rows are ignored. */
export function PriceFields({ field: { name, label }, text, error }: FactFieldProps) {
  const hydrated = useHydrated();
  const [rows] = useState(() => priceRows(text));
  const [spare, setSpare] = useState(spareRows);
  // A refused form has the numbers of its rows, so that the error and the typed places still fit.
  const numbered = rows.map((row, index) => ({ ...row, row: row.row ?? String(index + 1) }));
  const last = Math.max(0, ...numbered.map(({ row }) => Number(row)));
  const added = Array.from(
    { length: Math.min(spare, mostPriceRows - last) },
    (_, index): PriceRow => ({
      row: String(last + index + 1),
    }),
  );
  const wrong = priceRowOf(error ?? '');
  const shown = [...numbered, ...added];
  const isInRow = shown.some(({ row }) => row === wrong);
  const { id, ...described } = controlAttributes(name, hint, error);
  return (
    <fieldset id={id} tabIndex={-1} className={css.days} {...described}>
      <legend className={css.legend}>{label}</legend>
      <Hint id={name}>{hint}</Hint>
      {shown.map((row) => (
        <PriceFieldsRow
          key={row.row}
          field={name}
          row={row}
          {...(error && isInRow && row.row === wrong && { error })}
        />
      ))}
      {error && !isInRow && <FieldError id={name}>{error}</FieldError>}
      {hydrated && last + spare < mostPriceRows && (
        <div>
          <Button type="button" variant="secondary" size="small" onClick={() => setSpare(spare + 1)}>
            Add a price
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface PriceFieldsRowProps {
  readonly field: string;
  readonly row: PriceRow;
  readonly error?: string;
}

function PriceFieldsRow({ field, row, error }: PriceFieldsRowProps) {
  const { row: number = '', id = '', name = '', place, nextFrom = '' } = row;
  const shared = (part: string) => ({
    id: priceInputName(field, number, part),
    name: priceInputName(field, number, part),
    defaultValue: row[part] ?? '',
    marksOptional: false,
    autoComplete: 'off',
  });
  const isNew = name === '' && id === '';
  return (
    <fieldset className={css.price}>
      <legend className={css.rowLegend}>{isNew ? `Row ${number}: a new price` : `Row ${number}`}</legend>
      <input type="hidden" name={priceInputName(field, number, 'id')} value={id} />
      <div className={css.priceMain}>
        <TextField
          {...shared('place')}
          label="Place"
          inputMode="numeric"
          // The place of an unchanged row is its number.
          defaultValue={place ?? (isNew ? '' : number)}
        />
        <TextField {...shared('name')} label="Name" />
        <TextField {...shared('amount')} label="Rupees" inputMode="decimal" />
      </div>
      {error && <FieldError id={field}>{error}</FieldError>}
      <details className={css.priceMore} open={Boolean(error) || undefined}>
        <summary className={css.priceSummary}>
          {nextFrom === ''
            ? 'Contents, other languages, a later change'
            : `Contents, other languages, change on ${nextFrom}`}
        </summary>
        <div className={css.priceParts}>
          {otherLocales.map((locale) => (
            <TextField
              key={locale}
              {...shared(localizedPart('name', locale))}
              label={`Name in ${locales[locale].englishName}`}
              lang={locale}
            />
          ))}
          <TextField {...shared('includes')} label="What it includes" />
          {otherLocales.map((locale) => (
            <TextField
              key={locale}
              {...shared(localizedPart('includes', locale))}
              label={`What it includes, in ${locales[locale].englishName}`}
              lang={locale}
            />
          ))}
          <div className={css.pair}>
            <TextField {...shared('nextAmount')} label="Rupees later" inputMode="decimal" />
            <TextField {...shared('nextFrom')} label="Valid from" type="date" />
          </div>
        </div>
      </details>
    </fieldset>
  );
}
