import { Form } from 'react-router';
import type { Appointment } from '#app/appointments/appointment.values.ts';
import { Button } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { Cluster } from '#app/ui/layout/stack.tsx';
import { appointmentPath, followUpPath, followUpWeeks, patientPathOf } from '../frame/desk-paths.ts';
import { allowedSteps, isChangeableByDesk, stepLabels } from '../front-desk/desk-steps.ts';

interface AppointmentStepsProps {
  readonly appointment: Appointment;
  readonly today: string;
  readonly back: string;
}

/** Shows the steps after the next one, which the head of the page has, and the links to other visits of the person. */
export function AppointmentSteps({ appointment, today, back }: AppointmentStepsProps) {
  const busy = useSubmitting();
  const path = appointmentPath(appointment.id);
  const asked = `?${new URLSearchParams({ back })}`;
  const isChangeable = isChangeableByDesk(appointment);
  return (
    <Cluster gap="3" align="between">
      <Form method="post" action={path} preventScrollReset>
        <input type="hidden" name="back" value={path} />
        <Cluster gap="2">
          {allowedSteps(appointment, today)
            .slice(1)
            .map((step) => (
              <Button
                key={step}
                type="submit"
                name="intent"
                value={step}
                size="small"
                variant="secondary"
                busy={busy}
              >
                {stepLabels[step]}
              </Button>
            ))}
          {isChangeable &&
            (['Move', 'Cancel'] as const).map((name) => (
              <RouterButtonLink
                key={name}
                to={`${path}/${name.toLowerCase()}${asked}`}
                size="small"
                variant="secondary"
                preventScrollReset
              >
                {name}
              </RouterButtonLink>
            ))}
          {appointment.phone !== '' && (
            <>
              <RouterButtonLink to={patientPathOf(appointment.reference)} variant="quiet" size="small">
                All visits of this person
              </RouterButtonLink>
              <RouterButtonLink to={`${path}/person`} variant="quiet" size="small" preventScrollReset>
                Correct name or phone
              </RouterButtonLink>
            </>
          )}
        </Cluster>
      </Form>
      <Cluster gap="2">
        <span>Again in</span>
        {followUpWeeks.map((weeks) => (
          <RouterButtonLink key={weeks} to={followUpPath(appointment.id, weeks)} size="small" variant="quiet">
            {weeks} weeks
          </RouterButtonLink>
        ))}
      </Cluster>
    </Cluster>
  );
}
