import { Form } from 'react-router';
import type { Appointment } from '#app/appointments/appointment.values.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { FieldMessages } from '#app/ui/form/refused-form.ts';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { appointmentPath } from '../frame/desk-paths.ts';
import { aboutPersonStep } from '../front-desk/desk-steps.ts';
import { AboutPersonFields } from '../front-desk/parts/booking-fields.tsx';

interface AboutPersonFormProps {
  readonly appointment: Pick<Appointment, 'id' | 'ageGroup' | 'sex'>;
  readonly errors: FieldMessages;
}

/** Changes age group and sex of the patient, on the page of an appointment. */
export function AboutPersonForm({ appointment: { id, ageGroup, sex }, errors }: AboutPersonFormProps) {
  const busy = useSubmitting();
  const path = appointmentPath(id);
  return (
    <Form method="post" action={path} preventScrollReset>
      <input type="hidden" name="back" value={path} />
      <Stack gap="3">
        <AboutPersonFields
          key={`${ageGroup} ${sex}`}
          started={{ ageGroup: ageGroup ?? '', sex: sex ?? '' }}
          errors={errors}
        />
        <Cluster gap="2">
          <Button
            type="submit"
            name="intent"
            value={aboutPersonStep}
            size="small"
            variant="secondary"
            busy={busy}
          >
            Save age and sex
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}
