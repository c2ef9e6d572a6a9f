import { Form } from 'react-router';
import type { Paise } from '#app/money/money.ts';
import { Button } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { ChoiceGroup } from '#app/ui/choice-group/choice-group.tsx';
import { DeclaredControl } from '#app/ui/form/declared-control.tsx';
import type { FieldTexts } from '#app/ui/form/declared-field.ts';
import { FormButtons } from '#app/ui/form/form-layout.tsx';
import { RefusalSummary } from '#app/ui/form/refusal-summary.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { UnsavedChangesDialog, useUnsavedChanges } from '#app/ui/form/unsaved-changes-dialog.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { methodLabels, type PaymentMethod } from '../payment.values.ts';
import { paymentFields } from '../payment-fields.ts';
import type { UpiCode } from '../upi-code.server.ts';
import * as css from './payment.css.ts';
import { UpiCodePicture } from './upi-code-picture.tsx';

export type PaymentValues = FieldTexts<keyof typeof paymentFields>;

interface PaymentFormProps {
  readonly started: PaymentValues;
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
  const { started, methods, code, sendingKey, refused, formPath, listPath } = props;
  const { isChanged, follow } = useUnsavedChanges();
  const errors = refused?.errors ?? {};
  return (
    <Form method="post" action={formPath} noValidate preventScrollReset onInput={follow}>
      <input type="hidden" name="key" value={sendingKey} />
      <div className={css.form}>
        <Stack gap="5">
          <RefusalSummary refused={refused} />
          <DeclaredControl field={paymentFields.amount} text={started.amount} error={errors.amount} />
          <ChoiceGroup
            type="radio"
            name={paymentFields.method.name}
            legend={paymentFields.method.label}
            options={methods.map((method) => ({ value: method, label: methodLabels[method] }))}
            chosen={[started.method]}
            error={errors.method}
          />
          <DeclaredControl
            field={paymentFields.reference}
            {...(methods.includes('upi') && {
              hint: 'UPI: the bank’s 12 digits. Card: what the machine prints.',
            })}
            text={started.reference}
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
