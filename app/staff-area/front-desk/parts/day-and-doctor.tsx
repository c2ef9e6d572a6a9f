import { Button } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { control } from '#app/ui/field/control.css.ts';
import { ChevronLeft, ChevronRight } from '#app/ui/icon/icons.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import * as css from './desk-bar.css.ts';

const steps = { before: ChevronLeft, after: ChevronRight } as const;

interface StepLinkProps {
  readonly to: string;
  readonly towards: keyof typeof steps;
  /** Name of the link, such as 'Day before'. */
  readonly label: string;
}

/** A link to the days before or after. */
export function StepLink({ to, towards, label }: StepLinkProps) {
  const Icon = steps[towards];
  return (
    <RouterButtonLink to={to} variant="secondary" size="small" title={label} preventScrollReset>
      <Icon size={20} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </RouterButtonLink>
  );
}

interface DayAndDoctorProps {
  readonly dayLabel: string;
  readonly day: string;
  readonly doctorId: string;
  readonly doctors: readonly { readonly id: string; readonly name: string }[];
  /** Name of the choice of no doctor; without it a doctor is always chosen. */
  readonly allDoctors?: string;
}

/** The fields of a form in the address: a day, a doctor, and the button. */
export function DayAndDoctor({ dayLabel, day, doctorId, doctors, allDoctors }: DayAndDoctorProps) {
  return (
    <>
      <input
        type="date"
        name="day"
        aria-label={dayLabel}
        defaultValue={day}
        className={`${control} ${css.day}`}
      />
      <select
        name="doctor"
        aria-label="Doctor"
        defaultValue={doctorId}
        className={`${control} ${css.doctor}`}
      >
        {allDoctors && <option value="">{allDoctors}</option>}
        {doctors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Button type="submit" variant="secondary" size="small">
        Show
      </Button>
    </>
  );
}
