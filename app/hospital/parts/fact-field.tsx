import { useState } from 'react';
import { FieldError } from '#app/ui/field/field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { DeclaredControl } from '#app/ui/form/declared-control.tsx';
import { dayRowNames, dayRows } from '../day-rows.ts';
import type { FactFieldProps } from '../fact-section.ts';
import * as css from './hospital.css.ts';
import { HourFields } from './hour-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { RowsField } from './rows-field.tsx';
import { useTranslationMark } from './translation-marks.ts';

interface Props extends FactFieldProps {
  /** Whether the field is shown as the text to translate, and cannot be changed there. */
  readonly isSource?: boolean;
}

/** Renders a field of a section by its kind. */
export function FactField({ field, text, error, language, isSource }: Props) {
  const { kind } = field;
  const markOf = useTranslationMark();
  if (kind === 'days') return <DayFields field={field} text={text} error={error} />;
  if (kind === 'hours') return <HourFields field={field} text={text} error={error} />;
  if (kind === 'prices') return <PriceFields field={field} text={text} error={error} language={language} />;
  // Hides “optional” marks: most fields may stay empty for now, and the page lists the missing facts.
  const shown = {
    text,
    error,
    marksOptional: false,
    maxLength: undefined,
    readOnly: isSource,
    ...markOf(field.name),
  };
  return <DeclaredControl field={{ ...field, kind }} {...shown} />;
}

const noDay = { day: '', words: '' };

/** Rows of days with their names. Empty rows are ignored. */
function DayFields({ field, text, error }: FactFieldProps) {
  const { name } = field;
  const [rows] = useState(() => dayRows(text));
  const names = dayRowNames(name);
  return (
    <RowsField
      field={{ ...field, hint: 'Empty both fields of a row to take a day away.' }}
      error={error}
      spareRows={3}
    >
      {(spare) => (
        <>
          {[...rows, ...Array.from({ length: spare }, () => noDay)].map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end.
            <div key={index} className={css.day}>
              <TextField
                id={`${names.day}-${index}`}
                name={names.day}
                label={`Day ${index + 1}`}
                type="date"
                marksOptional={false}
                defaultValue={row.day}
              />
              <TextField
                id={`${names.words}-${index}`}
                name={names.words}
                label={`What day ${index + 1} is`}
                marksOptional={false}
                autoComplete="off"
                defaultValue={row.words}
              />
            </div>
          ))}
          {error && <FieldError id={name}>{error}</FieldError>}
        </>
      )}
    </RowsField>
  );
}
