import { weekdayNames } from '#app/time/calendar.ts';
import { slotMinutes } from '#app/time/slots.ts';
import { FieldError, Hint } from '#app/ui/field/field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { FormColumns } from '#app/ui/form/form-layout.tsx';
import { workingWeek } from '../hours/doctor-hours.ts';
import { weekdayHoursField, weekdayHoursLabel } from '../hours/weekday-hours.ts';
import { previewSummary } from './card-preview.css.ts';
import * as css from './leave-fields.css.ts';

interface WeekdayHoursFieldsProps {
  readonly hours: readonly string[];
  readonly error?: string;
}

/** Folded rows for the hours of single weekdays. Open if hours are entered or wrong. */
export function WeekdayHoursFields({ hours, error }: WeekdayHoursFieldsProps) {
  const isOpen = error !== undefined || hours.some(Boolean);
  // A message begins with the name of its weekday.
  const wrong = workingWeek.find((weekday) => error?.startsWith(weekdayNames[weekday])) ?? workingWeek[0];
  return (
    <details open={isOpen || undefined}>
      <summary id={`${weekdayHoursField}-summary`} className={previewSummary}>
        {weekdayHoursLabel}
      </summary>
      <fieldset
        id={weekdayHoursField}
        className={css.leave}
        aria-labelledby={`${weekdayHoursField}-summary`}
        aria-describedby={`${weekdayHoursField}-hint`}
      >
        <Hint id={weekdayHoursField}>
          For the usual times, leave a day empty. The usual times between the two hours stay. Where the day
          begins earlier or ends later, every half hour is offered.
        </Hint>
        {workingWeek.map((weekday, index) => {
          const id = `${weekdayHoursField}-${weekday}`;
          const isWrong = error !== undefined && weekday === wrong;
          const field = (end: 'from' | 'until') => ({
            name: weekdayHoursField,
            id: `${id}-${end}`,
            label: `${weekdayNames[weekday]} ${end}`,
            marksOptional: false,
            type: 'time',
            step: slotMinutes * 60,
            defaultValue: hours[2 * index + (end === 'from' ? 0 : 1)],
            ...(isWrong && { 'aria-invalid': true, 'aria-describedby': `${id}-error` }),
          });
          return (
            <div key={weekday}>
              <FormColumns>
                <TextField {...field('from')} />
                <TextField {...field('until')} />
              </FormColumns>
              {isWrong && <FieldError id={id}>{error}</FieldError>}
            </div>
          );
        })}
      </fieldset>
    </details>
  );
}
