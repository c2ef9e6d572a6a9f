import { type FormEvent, useState } from 'react';
import { Form, useFetcher } from 'react-router';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { FormButtons, FormColumns, WholeRow } from '#app/ui/form/form-layout.tsx';
import { RefusalSummary } from '#app/ui/form/refusal-summary.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { UnsavedChangesDialog, useUnsavedChanges } from '#app/ui/form/unsaved-changes-dialog.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { OfferedTimes } from '../desk-form.ts';
import { ShowTimesButton, TimeFields } from './time-fields.tsx';

export interface MoveValues {
  readonly doctorId: string;
  readonly date: string;
  readonly slot: string;
}

interface MoveFormProps {
  readonly started: MoveValues;
  readonly offered: OfferedTimes;
  readonly doctors: readonly { readonly id: string; readonly name: string }[];
  readonly today: string;
  /** True if the appointment may share a taken time. */
  readonly inBetween: boolean;
  /**
   * Idempotency key, so that a form that is sent twice moves the appointment once and Undo restores the
   * original time.
   */
  readonly sendingKey: string;
  readonly refused?: RefusedForm<MoveValues>;
  readonly formPath: string;
  readonly listPath: string;
}

const doctorHint =
  'Another doctor? Call the person first: messages name no doctor. The fee stays as it was agreed.';

/** Form that moves an appointment to another day, time or doctor. */
export function MoveForm(props: MoveFormProps) {
  const { started, offered, doctors, today, inBetween, sendingKey, refused, formPath, listPath } = props;
  const times = useFetcher<{ readonly offered: OfferedTimes }>();
  const [asked, setAsked] = useState(`${started.doctorId} ${started.date}`);
  const { isChanged, follow } = useUnsavedChanges();

  function followTyping(event: FormEvent<HTMLFormElement>) {
    follow(event);
    const fields = new FormData(event.currentTarget);
    const [doctor = '', day = ''] = ['doctorId', 'date'].map((name) => String(fields.get(name) ?? ''));
    const next = `${doctor} ${day}`;
    if (next === asked || day === '') return;
    setAsked(next);
    times.load(`${formPath}?${new URLSearchParams({ doctor, day })}`);
  }

  return (
    <Form method="post" noValidate preventScrollReset onInput={followTyping}>
      <input type="hidden" name="key" value={sendingKey} />
      <Stack gap="5">
        <RefusalSummary refused={refused} />
        <FormColumns>
          <WholeRow>
            <SelectField
              name="doctorId"
              label="Doctor"
              required
              options={doctors.map(({ id, name }) => ({ value: id, label: name }))}
              defaultValue={started.doctorId}
              hint={doctorHint}
              error={refused?.errors.doctorId}
            />
          </WholeRow>
          <TimeFields
            date={started.date}
            slot={started.slot}
            offered={times.data?.offered ?? offered}
            today={today}
            errors={refused?.errors ?? {}}
            mayTakeTaken={inBetween}
            keepsTaken={inBetween || refused !== undefined}
          />
        </FormColumns>
        <FormButtons submit="Move appointment" cancelTo={listPath} failure={refused?.message} />
        <ShowTimesButton />
      </Stack>
      <UnsavedChangesDialog isChanged={isChanged} />
    </Form>
  );
}
