import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import type { FieldMessages } from '#app/ui/form/refused-form.ts';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { type OfferedTimes, timeOptions } from '../desk-form.ts';

interface TimeFieldsProps {
  readonly date: string;
  readonly slot: string;
  /**
   * Whether the day was suggested together with its times. Otherwise the field preserves the date that the
   * person is typing.
   */
  readonly isDaySuggested?: boolean;
  readonly offered: OfferedTimes;
  readonly today: string;
  readonly errors: FieldMessages;
  /** True if taken times can be chosen, for an appointment in between. */
  readonly mayTakeTaken: boolean;
  /** True if a taken time stays selected. Its error message says that it is taken. */
  readonly keepsTaken: boolean;
}

/** Fields for day and time. For a closed day the hint says why and names the next open day. */
export function TimeFields(props: TimeFieldsProps) {
  const {
    date,
    slot,
    isDaySuggested = false,

    offered,
    today,
    errors,
    mayTakeTaken,
    keepsTaken,
  } = props;
  const dayField = useRef<HTMLInputElement>(null);
  const timeField = useRef<HTMLSelectElement>(null);
  const filledFrom = useRef(offered);
  // A changed `defaultValue` would overwrite what was typed, so the first one is used throughout.
  const [firstDate] = useState(date);
  const hydrated = useHydrated();
  const options = timeOptions(offered);
  const isOffered = options.some(({ value, isTaken }) => value === slot && (!isTaken || keepsTaken));
  const chosen = isOffered ? slot : '';

  // The fields are updated in place, not remounted, so that late times do not take the focus away from a
  // person who is typing.
  useEffect(() => {
    if (filledFrom.current === offered) return;
    filledFrom.current = offered;
    if (dayField.current && isDaySuggested) {
      dayField.current.defaultValue = date;
      dayField.current.value = date;
    }
    for (const option of timeField.current?.options ?? []) {
      option.defaultSelected = option.value === chosen;
      option.selected = option.value === chosen;
    }
  }, [offered, date, isDaySuggested, chosen]);

  return (
    <>
      <TextField
        ref={dayField}
        name="date"
        label="Day"
        type="date"
        required
        min={today}
        defaultValue={firstDate}
        hint={offered.remark ?? undefined}
        error={errors.date}
      />
      <SelectField
        ref={timeField}
        name="slot"
        label="Time"
        required
        placeholder={offered.placeholder}
        // Taken options are disabled, so the keyboard skips them. Without scripts they stay enabled, because
        // no script could enable them later.
        options={options.map(({ isTaken, ...option }) => ({
          ...option,
          disabled: isTaken && hydrated && !mayTakeTaken,
        }))}
        defaultValue={chosen}
        error={errors.slot}
      />
    </>
  );
}

/** Button that submits the form only to load the times of the typed day. Shown without scripts. */
export function ShowTimesButton() {
  if (useHydrated()) return null;
  return (
    <p>
      <Button type="submit" name="intent" value="times" variant="secondary">
        Show the times of this day
      </Button>
    </p>
  );
}
