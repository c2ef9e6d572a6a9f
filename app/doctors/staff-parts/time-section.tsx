import { slotLabels } from '#app/time/slots.ts';
import { FormColumns, WholeRow } from '#app/ui/form/form-layout.tsx';
import { FormSection } from '#app/ui/form/form-section.tsx';
import type { FieldMessages } from '#app/ui/form/refused-form.ts';
import { MultiSelect } from '#app/ui/multi-select/multi-select.tsx';
import type { DoctorFormValues } from '../doctor-form.ts';
import { workingWeek } from '../hours/doctor-hours.ts';
import { LeaveFields } from './leave-fields.tsx';
import { WeekdayHoursFields } from './weekday-hours-fields.tsx';

interface TimeSectionProps {
  readonly values: Pick<
    DoctorFormValues,
    'hospitalSlots' | 'videoSlots' | 'workingDays' | 'weekdayHours' | 'leave'
  >;
  readonly errors: FieldMessages;
}

/** Slots, working days, hours of weekdays and leave. For staff who may change only times, this section is the whole form. */
export function TimeSection({ values, errors }: TimeSectionProps) {
  return (
    <FormSection title="Times">
      <FormColumns>
        {(['hospitalSlots', 'videoSlots'] as const).map((name) => (
          <MultiSelect
            key={name}
            name={name}
            label={name === 'hospitalSlots' ? 'Hospital Slots' : 'Video Slots'}
            options={slotLabels}
            defaultSelected={values[name]}
            error={errors[name]}
          />
        ))}
        {/* The empty field tells "no day chosen" from "field not sent", which leaves the stored days unchanged. */}
        <WholeRow>
          <input type="hidden" name="workingDays" value="" />
          <MultiSelect
            name="workingDays"
            label="Working Days"
            marksOptional={false}
            options={workingWeek}
            defaultSelected={values.workingDays}
            error={errors.workingDays}
          />
        </WholeRow>
        <WholeRow>
          <WeekdayHoursFields hours={values.weekdayHours} error={errors.weekdayHours} />
        </WholeRow>
        <WholeRow>
          <LeaveFields entries={values.leave} error={errors.leave} />
        </WholeRow>
      </FormColumns>
    </FormSection>
  );
}
