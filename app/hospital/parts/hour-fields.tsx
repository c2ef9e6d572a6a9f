import { useState } from 'react';
import { weekdayNames, weekFromMonday } from '#app/time/calendar.ts';
import { FieldError } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import type { FactFieldProps } from '../fact-section.ts';
import { type HourRow, hourRowNames, hourRows } from '../hour-rows.ts';
import * as css from './hospital.css.ts';
import { RowsField } from './rows-field.tsx';

const noRow: HourRow = { first: '', last: '', from: '', to: '' };

const weekdayOptions = weekFromMonday.map((value) => ({ value, label: weekdayNames[value] }));

/** Rows of weekdays with opening and closing times. Empty rows are ignored. */
export function HourFields({ field, text, error }: FactFieldProps) {
  const { name } = field;
  const [rows] = useState(() => hourRows(text));
  return (
    <RowsField field={field} error={error} spareRows={2}>
      {(spare) => (
        <>
          {[...rows, ...Array.from({ length: spare }, () => noRow)].map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end.
            <HourFieldsRow key={index} field={name} number={index + 1} row={row} />
          ))}
          {error && <FieldError id={name}>{error}</FieldError>}
        </>
      )}
    </RowsField>
  );
}

interface HourFieldsRowProps {
  readonly field: string;
  readonly number: number;
  readonly row: HourRow;
}

function HourFieldsRow({ field, number, row }: HourFieldsRowProps) {
  const names = hourRowNames(field);
  const shared = (part: keyof HourRow) => ({
    id: `${names[part]}-${number}`,
    name: names[part],
    defaultValue: row[part],
    marksOptional: false,
    autoComplete: 'off',
  });
  return (
    <fieldset className={css.hours}>
      <legend className={css.rowLegend}>{`Row ${number}`}</legend>
      <SelectField {...shared('first')} label="First day" placeholder="No day" options={weekdayOptions} />
      <SelectField {...shared('last')} label="Last day" placeholder="Same day" options={weekdayOptions} />
      <TextField {...shared('from')} label="From" type="time" />
      <TextField {...shared('to')} label="To" type="time" />
    </fieldset>
  );
}
