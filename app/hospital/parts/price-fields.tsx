import { useState } from 'react';
import { locales, otherLocales } from '#app/languages/locales.ts';
import { FieldError } from '#app/ui/field/field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
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
import { RowsField } from './rows-field.tsx';

const hint =
  'Change the place to move a price. Empty both the name and the amount to take a price away. A price that an information page quotes cannot be taken away.';

/** Rows of a price list. Empty rows are ignored. */
export function PriceFields({ field, text, error }: FactFieldProps) {
  const { name } = field;
  const [rows] = useState(() => priceRows(text));
  // A refused form has the numbers of its rows, so that the error and the typed places still fit.
  const numbered = rows.map((row, index) => ({ ...row, row: row.row ?? String(index + 1) }));
  const last = Math.max(0, ...numbered.map(({ row }) => Number(row)));
  const mostSpare = mostPriceRows - last;
  const wrong = priceRowOf(error ?? '');
  return (
    <RowsField
      field={{ ...field, hint }}
      error={error}
      spareRows={1}
      mostSpare={mostSpare}
      addLabel="Add a price"
    >
      {(spare) => {
        const added = Array.from(
          { length: Math.min(spare, mostSpare) },
          (_, index): PriceRow => ({ row: String(last + index + 1) }),
        );
        const shown = [...numbered, ...added];
        return (
          <>
            {shown.map((row) => (
              <PriceFieldsRow
                key={row.row}
                field={name}
                row={row}
                {...(error && row.row === wrong && { error })}
              />
            ))}
            {error && !shown.some(({ row }) => row === wrong) && <FieldError id={name}>{error}</FieldError>}
          </>
        );
      }}
    </RowsField>
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
