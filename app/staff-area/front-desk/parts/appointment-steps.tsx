import { Form } from 'react-router';
import type { Appointment } from '#app/appointments/appointment.values.ts';
import { Button } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { appointmentPath, followUpPath, followUpWeeks } from '../../frame/desk-paths.ts';
import { allowedSteps, isChangeableByDesk, type RefusedStep, stepLabels } from '../desk-steps.ts';
import { RefusedStepNote } from './refused-step.tsx';

interface AppointmentStepsProps {
  readonly appointment: Appointment;
  readonly today: string;
  readonly back: string;
  /** The last step, if it was refused or needs a yes. */
  readonly refused?: RefusedStep;
}

/** Shows every action on one appointment as a button. */
export function AppointmentSteps({ appointment, today, back, refused }: AppointmentStepsProps) {
  const busy = useSubmitting();
  const path = appointmentPath(appointment.id);
  const asked = `?${new URLSearchParams({ back })}`;
  return (
    <Stack gap="3">
      <Form method="post" action={path} preventScrollReset>
        <input type="hidden" name="back" value={path} />
        <Cluster gap="2">
          {allowedSteps(appointment, today).map((step, index) => (
            <Button
              key={step}
              type="submit"
              name="intent"
              value={step}
              size="small"
              variant={index === 0 ? 'primary' : 'secondary'}
              busy={busy}
            >
              {stepLabels[step]}
            </Button>
          ))}
          {isChangeableByDesk(appointment) && (
            <>
              <RouterButtonLink
                to={`${path}/move${asked}`}
                size="small"
                variant="secondary"
                preventScrollReset
              >
                Move
              </RouterButtonLink>
              <RouterButtonLink
                to={`${path}/cancel${asked}`}
                size="small"
                variant="secondary"
                preventScrollReset
              >
                Cancel
              </RouterButtonLink>
            </>
          )}
        </Cluster>
      </Form>
      {refused && <RefusedStepNote refused={refused} StepForm={Form} action={path} back={path} busy={busy} />}
      <Cluster gap="2">
        <span>Again in</span>
        {followUpWeeks.map((weeks) => (
          <RouterButtonLink key={weeks} to={followUpPath(appointment.id, weeks)} size="small" variant="quiet">
            {weeks} weeks
          </RouterButtonLink>
        ))}
      </Cluster>
    </Stack>
  );
}
