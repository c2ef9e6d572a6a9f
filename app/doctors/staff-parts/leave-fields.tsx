import { legend } from '#app/ui/choice-group/choice-group.css.ts';
import { FieldError, Hint } from '#app/ui/field/field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import type { Leave } from '../doctor.values.ts';
import { type leaveFieldNames, leaveLimits } from '../hours/doctor-hours.ts';
import * as css from './leave-fields.css.ts';

interface LeaveFieldsProps {
  readonly entries: readonly Leave[];
  readonly error?: string;
}

const empty: Leave = { from: '', to: '', note: '' };

/** One row for each leave entry, and two empty rows for new entries, so that adding one needs no script. */
export function LeaveFields({ entries, error }: LeaveFieldsProps) {
  return (
    <fieldset
      id="leave"
      className={css.leave}
      aria-describedby={error ? 'leave-hint leave-error' : 'leave-hint'}
    >
      <legend className={legend}>Leave (optional)</legend>
      <Hint id="leave">
        Enter the first and the last day away. If you enter times, the doctor is away only between them on
        each of these days. To remove a leave, empty its row. Only staff see the note.
      </Hint>
      {[...entries, empty, empty].map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are neither added nor moved in the browser.
        <Entry key={index} entry={entry} number={index + 1} />
      ))}
      {error && <FieldError id="leave">{error}</FieldError>}
    </fieldset>
  );
}

function Entry({ entry, number }: { readonly entry: Leave; readonly number: number }) {
  const field = (name: (typeof leaveFieldNames)[number], label: string) => ({
    name,
    id: `${name}-${number}`,
    label: `Leave ${number}: ${label}`,
    marksOptional: false,
  });
  return (
    <div className={css.entry}>
      <TextField {...field('leaveFrom', 'first day')} type="date" defaultValue={entry.from} />
      <TextField {...field('leaveTo', 'last day')} type="date" defaultValue={entry.to} />
      <TextField {...field('leaveFromTime', 'from time')} type="time" defaultValue={entry.fromTime} />
      <TextField {...field('leaveToTime', 'until time')} type="time" defaultValue={entry.toTime} />
      <TextField {...field('leaveNote', 'note')} maxLength={leaveLimits.note} defaultValue={entry.note} />
    </div>
  );
}
