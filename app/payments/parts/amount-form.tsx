import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { TextField } from '#app/ui/field/text-field.tsx';
import { FormButtons } from '#app/ui/form/form-layout.tsx';
import { RefusalSummary } from '#app/ui/form/refusal-summary.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { UnsavedChangesDialog, useUnsavedChanges } from '#app/ui/form/unsaved-changes-dialog.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { paymentLimits } from '../payment.values.ts';

interface AmountFormProps {
  /** Name of the amount field. */
  readonly name: 'amount' | 'discount';
  readonly label: string;
  readonly hint?: string;
  readonly started: string;
  readonly startedReason?: string;
  readonly submit: string;
  /** Idempotency key, so that a form submitted twice takes effect once. */
  readonly sendingKey: string;
  readonly refused?: RefusedForm<Readonly<Record<string, string>>>;
  readonly listPath: string;
  /** Further fields, between the amount and the reason. */
  readonly children?: ReactNode;
}

/** Form for an amount with a reason: a discount or a refund. */
export function AmountForm(props: AmountFormProps) {
  const { name, label, hint, started, startedReason, submit, sendingKey, refused, listPath, children } =
    props;
  const { isChanged, follow } = useUnsavedChanges();
  const errors = refused?.errors ?? {};
  return (
    <Form method="post" noValidate preventScrollReset onInput={follow}>
      <input type="hidden" name="key" value={sendingKey} />
      <Stack gap="5">
        <RefusalSummary refused={refused} />
        <TextField
          name={name}
          label={label}
          hint={hint}
          inputMode="decimal"
          required
          autoComplete="off"
          defaultValue={refused?.values?.[name] ?? started}
          error={errors[name]}
        />
        {children}
        <TextField
          name="reason"
          label="Reason"
          required
          autoComplete="off"
          maxLength={paymentLimits.reason}
          defaultValue={refused?.values?.reason ?? startedReason}
          error={errors.reason}
        />
        <FormButtons submit={submit} cancelTo={listPath} failure={refused?.message} />
      </Stack>
      <UnsavedChangesDialog isChanged={isChanged} />
    </Form>
  );
}
