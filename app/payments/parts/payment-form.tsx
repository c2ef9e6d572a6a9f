import { Form } from 'react-router';
import { formatMoney, type Paise } from '#app/money/money.ts';
import { Button } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { ChoiceGroup } from '#app/ui/choice-group/choice-group.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { FormButtons } from '#app/ui/form/form-layout.tsx';
import { RefusalSummary } from '#app/ui/form/refusal-summary.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { UnsavedChangesDialog, useUnsavedChanges } from '#app/ui/form/unsaved-changes-dialog.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { methodLabels, type PaymentMethod, paymentLimits } from '../payment.values.ts';
import type { UpiCode } from '../upi-code.server.ts';
import * as css from './payment.css.ts';
import { UpiCodePicture } from './upi-code-picture.tsx';

export interface PaymentValues {
  readonly amount: string;
  readonly method: string;
  readonly reference: string;
}

interface PaymentFormProps {
  readonly started: PaymentValues;
  readonly duePaise: Paise;
  /** Without UPI if the hospital has no UPI id. */
  readonly methods: readonly PaymentMethod[];
  readonly code: { readonly upi: UpiCode; readonly paise: Paise; readonly isDemonstration: boolean } | null;
  readonly sendingKey: string;
  readonly refused?: RefusedForm<PaymentValues>;
  readonly formPath: string;
  readonly listPath: string;
}

/** Form that records a payment for an appointment, in full or in part. */
export function PaymentForm(props: PaymentFormProps) {
  const { started, duePaise, methods, code, sendingKey, refused, formPath, listPath } = props;
  const { isChanged, follow } = useUnsavedChanges();
  const errors = refused?.errors ?? {};
  return (
    <Form method="post" action={formPath} noValidate preventScrollReset onInput={follow}>
      <input type="hidden" name="key" value={sendingKey} />
      <div className={css.form}>
        <Stack gap="5">
          <RefusalSummary refused={refused} />
          <p>
            Still to pay: <strong>{formatMoney(duePaise)}</strong>
          </p>
          <TextField
            name="amount"
            label="Amount in rupees"
            hint="Less is a part payment."
            inputMode="decimal"
            required
            autoComplete="off"
            defaultValue={started.amount}
            error={errors.amount}
          />
          <ChoiceGroup
            type="radio"
            name="method"
            legend="Paid by"
            options={methods.map((method) => ({ value: method, label: methodLabels[method] }))}
            chosen={[started.method]}
            error={errors.method}
          />
          <TextField
            name="reference"
            label="Reference"
            hint={
              methods.includes('upi')
                ? 'UPI: the bank’s 12 digits. Card: what the machine prints.'
                : 'Card: what the machine prints.'
            }
            autoComplete="off"
            maxLength={paymentLimits.reference}
            defaultValue={started.reference}
            error={errors.reference}
          />
          <FormButtons submit="Record payment" cancelTo={listPath} failure={refused?.message}>
            <RouterButtonLink to={formPath} variant="quiet" replace preventScrollReset>
              Clear
            </RouterButtonLink>
          </FormButtons>
        </Stack>
        {code && (
          <Stack gap="3">
            <UpiCodePicture upi={code.upi} paise={code.paise} />
            <Button type="submit" formMethod="get" formAction={formPath} variant="secondary" size="small">
              Code for the amount above
            </Button>
            <p className={css.small}>
              {code.isDemonstration
                ? 'A demonstration: nobody is paid by this code.'
                : 'It is paid once the bank’s reference is entered.'}
            </p>
          </Stack>
        )}
      </div>
      <UnsavedChangesDialog isChanged={isChanged} />
    </Form>
  );
}
