import { Form } from 'react-router';
import { appointmentLimits, visitKinds, visitLabels } from '#app/appointments/appointment.values.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#app/ui/choice-group/choice-group.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { FormButtons, FormColumns, WholeRow } from '#app/ui/form/form-layout.tsx';
import { RefusalSummary } from '#app/ui/form/refusal-summary.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { waitingListPath } from '../../frame/desk-paths.ts';
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
          <SelectField
            name="doctorId"
            label="Doctor"
            required
            placeholder="Choose a doctor"
            options={doctors.map(({ id, name }) => ({ value: id, label: name }))}
            defaultValue={started.doctorId}
            error={errors.doctorId}
          />
          <ChoiceGroup
            type="radio"
            name="visit"
            legend="Where"
            options={visitKinds.map((visit) => ({ value: visit, label: visitLabels[visit] }))}
            chosen={[started.visit]}
            error={errors.visit}
          />
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
          <TextField
            name="phone"
            label="Phone"
            type="tel"
            inputMode="tel"
            required
            autoComplete="off"
            maxLength={appointmentLimits.phone}
            defaultValue={started.phone}
            error={errors.phone}
          />
          <TextField
            name="patientName"
            label="Name"
            required
            autoComplete="off"
            maxLength={appointmentLimits.name}
            defaultValue={started.patientName}
            error={errors.patientName}
          />
          <Checkbox
            name="agreed"
            label="The person agreed that we call when a time is free"
            defaultChecked={started.agreed}
            error={errors.agreed}
          />
          <Checkbox
            name="safeToCall"
            label="It is safe to call this number"
            defaultChecked={started.safeToCall}
          />
          <WholeRow>
            <FormButtons submit="Put on the list" cancelTo={waitingListPath} failure={refused?.message} />
          </WholeRow>
        </FormColumns>
      </Stack>
    </Form>
  );
}
