import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import type { FieldMessages } from '#app/ui/form/refused-form.ts';
import { dayText } from '../appointment.words.ts';
import { type OfferedTimes, timeOptions } from '../desk-form.ts';

interface TimeFieldsProps {
  /** The day and the slot chosen at first. */
  readonly date: string;
  readonly slot: string;
  /** The day of which the times are. */
  readonly shownDay: string;
  readonly offered: OfferedTimes;
  readonly today: string;
  readonly errors: FieldMessages;
  /** Taken times can be chosen too: for somebody put in between. */
  readonly mayTakeTaken: boolean;
}

/** When: the day, and of its times those that are free. A closed day says why. */
export function TimeFields({ date, slot, shownDay, offered, today, errors, mayTakeTaken }: TimeFieldsProps) {
  const options = timeOptions(offered);
  const offersChosen = options.some(({ value, isTaken }) => value === slot && (!isTaken || mayTakeTaken));
  const remark = offered.closed ? `${dayText(shownDay)}: ${offered.closed}` : undefined;
  return (
    <>
      <TextField
        name="date"
        label="Day"
        type="date"
        required
        min={today}
        defaultValue={date}
        hint={remark}
        error={errors.date}
      />
      <SelectField
        // Other times are another list: the browser must not keep a place in the one before.
        key={`${shownDay} ${options.map(({ label }) => label).join()}`}
        name="slot"
        label="Time"
        required
        placeholder={placeholderOf(offered)}
        options={options.map(({ value, label }) => ({ value, label }))}
        defaultValue={offersChosen ? slot : ''}
        error={errors.slot}
      />
    </>
  );
}

function placeholderOf({ closed, times }: OfferedTimes): string {
  if (times.length > 0) return 'Choose a time';
  return closed === null ? 'Choose doctor and day first' : 'No times on this day';
}
