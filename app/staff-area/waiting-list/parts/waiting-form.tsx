import { Form } from 'react-router';
import { waitingFields } from '#app/appointments/waiting-list/waiting-fields.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { DeclaredControl } from '#app/ui/form/declared-control.tsx';
import type { FieldTexts } from '#app/ui/form/declared-field.ts';
import { FormButtons, FormColumns, WholeRow } from '#app/ui/form/form-layout.tsx';
import { RefusalSummary } from '#app/ui/form/refusal-summary.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { waitingListPath } from '../../frame/desk-paths.ts';
import { DoctorFields, SafeToCallField } from '../../front-desk/parts/booking-fields.tsx';

type WaitingTexts = FieldTexts<keyof typeof waitingFields>;

interface WaitingFormProps {
  readonly doctors: readonly { readonly id: string; readonly name: string }[];
  readonly started: WaitingTexts;
  readonly today: string;
  readonly sendingKey: string;
  readonly refused?: RefusedForm<WaitingTexts>;
}

/** Form for a person who waits for a time and agreed to be called. */
export function WaitingForm({ doctors, started, today, sendingKey, refused }: WaitingFormProps) {
  const errors = refused?.errors ?? {};
  const control = (name: keyof typeof waitingFields) => ({
    field: waitingFields[name],
    text: started[name],
    error: errors[name],
  });
  return (
    <Form method="post" noValidate preventScrollReset>
      <input type="hidden" name="key" value={sendingKey} />
      <Stack gap="5">
        <RefusalSummary refused={refused} />
        <FormColumns>
          <DoctorFields doctors={doctors} started={started} errors={errors} />
          <DeclaredControl {...control('fromDay')} min={today} />
          <DeclaredControl {...control('untilDay')} min={today} />
          <DeclaredControl {...control('phone')} />
          <DeclaredControl {...control('patientName')} />
          <Checkbox
            name="agreed"
            label={waitingFields.agreed.label}
            defaultChecked={started.agreed !== ''}
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
