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
  /** Whether the day was suggested with its times: else the field keeps what is just being typed. */
  readonly isDaySuggested?: boolean;
  readonly offered: OfferedTimes;
  readonly today: string;
  readonly errors: FieldMessages;
  /** Taken times can be chosen too: for somebody put in between. */
  readonly mayTakeTaken: boolean;
  /** A time stays chosen though it is taken, as its message says. */
  readonly keepsTaken: boolean;
}

/** When: the day, and of its times those that are free. A closed day says why, and which day is the next. */
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
  // React would write a later default over what was typed.
  const [firstDate] = useState(date);
  const hydrated = useHydrated();
  const options = timeOptions(offered);
  const isOffered = options.some(({ value, isTaken }) => value === slot && (!isTaken || keepsTaken));
  const chosen = isOffered ? slot : '';

  // The fields stay where they are and keep the cursor: whoever types ahead is not thrown out of them by times that come late.
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
        // The keys pass over what is taken; without scripts nothing could let it be chosen later.
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

/** Where no script asks for the times of a day that was typed: sends the form for them alone. */
export function ShowTimes() {
  if (useHydrated()) return null;
  return (
    <p>
      <Button type="submit" name="intent" value="times" variant="secondary">
        Show the times of this day
      </Button>
    </p>
  );
}
