import { type FormEvent, useState } from 'react';
import { Form, useFetcher } from 'react-router';
import { FormButtons, FormColumns } from '#app/ui/form/form-layout.tsx';
import { RefusalSummary } from '#app/ui/form/refusal-summary.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { UnsavedChangesDialog, useUnsavedChanges } from '#app/ui/form/unsaved-changes-dialog.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { OfferedTimes } from '../desk-form.ts';
import { ShowTimesButton, TimeFields } from './time-fields.tsx';

export interface MoveValues {
  readonly date: string;
  readonly slot: string;
}

interface MoveFormProps {
  readonly started: MoveValues;
  readonly offered: OfferedTimes;
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

/** Form that moves an appointment to another day or time of its doctor. */
export function MoveForm(props: MoveFormProps) {
  const { started, offered, today, inBetween, sendingKey, refused, formPath, listPath } = props;
  const times = useFetcher<{ readonly offered: OfferedTimes }>();
  const [day, setDay] = useState(started.date);
  const { isChanged, follow } = useUnsavedChanges();

  function followTyping(event: FormEvent<HTMLFormElement>) {
    follow(event);
    const date = String(new FormData(event.currentTarget).get('date') ?? '');
    if (date === day || date === '') return;
    setDay(date);
    times.load(`${formPath}?${new URLSearchParams({ day: date })}`);
  }

  return (
    <Form method="post" noValidate preventScrollReset onInput={followTyping}>
      <input type="hidden" name="key" value={sendingKey} />
      <Stack gap="5">
        <RefusalSummary refused={refused} />
        <FormColumns>
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
