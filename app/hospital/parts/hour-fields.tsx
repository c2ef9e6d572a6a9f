import { useState } from 'react';
import { weekdayNames, weekFromMonday } from '#app/time/calendar.ts';
import { Button } from '#app/ui/button/button.tsx';
import { controlAttributes, FieldError, Hint } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import type { FactFieldProps } from '../fact-section.ts';
import { type HourRow, hourRowNames, hourRows } from '../hour-rows.ts';
import * as css from './hospital.css.ts';

/** Empty rows after the filled ones. Without scripts, staff cannot add more. */
const spareRows = 2;

const noRow: HourRow = { first: '', last: '', from: '', to: '' };

const weekdayOptions = weekFromMonday.map((value) => ({ value, label: weekdayNames[value] }));

/** Rows of weekdays with opening and closing times. Empty rows are ignored. */
export function HourFields({ field: { name, label, hint }, text, error }: FactFieldProps) {
  const hydrated = useHydrated();
  const [rows] = useState(() => hourRows(text));
  const [spare, setSpare] = useState(spareRows);
  const shown = [...rows, ...Array.from({ length: spare }, () => noRow)];
  const { id, ...described } = controlAttributes(name, hint, error);
  return (
    <fieldset id={id} tabIndex={-1} className={css.days} {...described}>
      <legend className={css.legend}>{label}</legend>
      <Hint id={name}>{hint}</Hint>
      {shown.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end.
        <HourFieldsRow key={index} field={name} number={index + 1} row={row} />
      ))}
      {error && <FieldError id={name}>{error}</FieldError>}
      {hydrated && (
        <div>
          <Button type="button" variant="secondary" size="small" onClick={() => setSpare(spare + 1)}>
            Add a row
          </Button>
        </div>
      )}
    </fieldset>
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
