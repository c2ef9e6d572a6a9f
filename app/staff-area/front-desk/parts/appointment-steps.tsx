import { Form } from 'react-router';
import type { Appointment } from '#app/appointments/appointment.values.ts';
import { Button } from '#app/ui/button/button.tsx';
import { RouteButtonLink } from '#app/ui/button/route-button-link.tsx';
import { useSending } from '#app/ui/hydration/use-sending.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { Failure } from '#app/ui/message/failure.tsx';
import { againPath, againWeeks, appointmentPath } from '../../frame/desk-paths.ts';
import { isOpen, possibleSteps, stepLabels } from '../desk-steps.ts';

interface AppointmentStepsProps {
  readonly appointment: Appointment;
  readonly today: string;
  readonly back: string;
  /** Message of the last refused step. */
  readonly refusal?: string;
}

/** Shows every action on one appointment as a button. */
export function AppointmentSteps({ appointment, today, back, refusal }: AppointmentStepsProps) {
  const busy = useSending();
  const path = appointmentPath(appointment.id);
  const asked = `?${new URLSearchParams({ back })}`;
  return (
    <Stack gap="3">
      <Form method="post" action={path} preventScrollReset>
        <input type="hidden" name="back" value={path} />
        <Cluster gap="2">
          {possibleSteps(appointment, today).map((step, place) => (
            <Button
              key={step}
              type="submit"
              name="intent"
              value={step}
              size="small"
              variant={place === 0 ? 'primary' : 'secondary'}
              busy={busy}
            >
              {stepLabels[step]}
            </Button>
          ))}
          {isOpen(appointment) && (
            <>
              <RouteButtonLink
                to={`${path}/move${asked}`}
                size="small"
                variant="secondary"
                preventScrollReset
              >
                Move
              </RouteButtonLink>
              <RouteButtonLink
                to={`${path}/cancel${asked}`}
                size="small"
                variant="secondary"
                preventScrollReset
              >
                Cancel
              </RouteButtonLink>
            </>
          )}
        </Cluster>
      </Form>
      {refusal && <Failure>{refusal}</Failure>}
      <Cluster gap="2">
        <span>Again in</span>
        {againWeeks.map((weeks) => (
          <RouteButtonLink key={weeks} to={againPath(appointment.id, weeks)} size="small" variant="quiet">
            {weeks} weeks
          </RouteButtonLink>
        ))}
      </Cluster>
    </Stack>
  );
}
