import { Form } from 'react-router';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { FormButtons, FormColumns, WholeRow } from '#app/ui/form/form-layout.tsx';
import { RefusalSummary } from '#app/ui/form/refusal-summary.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { waitingListPath } from '../../frame/desk-paths.ts';
import {
  DoctorFields,
  PatientNameField,
  PhoneField,
  SafeToCallField,
} from '../../front-desk/parts/booking-fields.tsx';
import type { WaitingFormValues } from '../waiting-form.ts';

interface WaitingFormProps {
  readonly doctors: readonly { readonly id: string; readonly name: string }[];
  readonly started: WaitingFormValues;
  readonly today: string;
  readonly sendingKey: string;
  readonly refused?: RefusedForm<WaitingFormValues>;
}

/** Form for a person who waits for a time and agreed to be called. */
export function WaitingForm({ doctors, started, today, sendingKey, refused }: WaitingFormProps) {
  const errors = refused?.errors ?? {};
  return (
    <Form method="post" noValidate preventScrollReset>
      <input type="hidden" name="key" value={sendingKey} />
      <Stack gap="5">
        <RefusalSummary refused={refused} />
        <FormColumns>
          <DoctorFields doctors={doctors} started={started} errors={errors} />
          <TextField
            name="fromDay"
            label="From"
            type="date"
            required
            min={today}
            defaultValue={started.fromDay}
            error={errors.fromDay}
          />
          <TextField
            name="untilDay"
            label="Until"
            type="date"
            required
            min={today}
            hint="The same day if only one suits."
            defaultValue={started.untilDay}
            error={errors.untilDay}
          />
          <PhoneField started={started.phone} error={errors.phone} />
          <PatientNameField started={started.patientName} error={errors.patientName} />
          <Checkbox
            name="agreed"
            label="The person agreed that we call when a time is free"
            defaultChecked={started.agreed}
            error={errors.agreed}
          />
          <SafeToCallField started={started.safeToCall} error={errors.safeToCall} />
          <WholeRow>
            <FormButtons submit="Put on the list" cancelTo={waitingListPath} failure={refused?.message} />
          </WholeRow>
        </FormColumns>
      </Stack>
    </Form>
  );
}
