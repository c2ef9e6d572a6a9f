import { Form, useNavigation } from 'react-router';
import { Button, type ButtonStyle } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { DeclaredControl } from '#app/ui/form/declared-control.tsx';
import type { FieldTexts } from '#app/ui/form/declared-field.ts';
import { FormColumns } from '#app/ui/form/form-layout.tsx';
import { RefusalSummary } from '#app/ui/form/refusal-summary.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { ActionError } from '#app/ui/toast/action-error.tsx';
import { type BillLine, openPaise } from '../bill-line.values.ts';
import { lineFields } from '../payment-fields.ts';
import { type Bill, BillSums } from './bill-sums.tsx';
import * as css from './payment.css.ts';

/** Values of the buttons that change a bill. */
export const billSteps = {
  add: 'add-line',
  remove: 'remove-line',
  useSession: 'use-session',
  returnSession: 'return-session',
  setAgainst: 'set-against',
} as const;

interface BillStepsProps {
  readonly bill: Bill;
  /** Path of the form. */
  readonly formPath: string;
  /** Path of the dialog that gives a discount. */
  readonly discountPath: string;
  /** Whether lines can be changed: not of a cancelled visit. */
  readonly isOpen: boolean;
  /** The session of a pack that this visit may use, such as 'session 3 of 6, CBT'; null if there is none. */
  readonly offered: string | null;
  /** Message of a step that was refused. */
  readonly failure?: string;
}

/** The bill of a visit, with what can be done to its lines. */
export function BillWithSteps({ bill, formPath, discountPath, isOpen, offered, failure }: BillStepsProps) {
  const busy = useSubmitting();
  const { formData } = useNavigation();
  const { lines } = bill;
  const maySetAgainst =
    lines.some(({ kind, paidPaise }) => kind === 'deposit' && paidPaise > 0) &&
    lines.some((line) => line.kind === 'room' && openPaise(line) > 0);
  const actionsOf = (line: BillLine) => (
    <Cluster gap="1">
      {line.kind !== 'deposit' && openPaise(line) > 0 && (
        <RouterButtonLink
          to={`${discountPath}?line=${line.id}`}
          size="small"
          variant="quiet"
          preventScrollReset
        >
          Discount
        </RouterButtonLink>
      )}
      {line.paidPaise === 0 && line.reductionPaise === 0 && (
        <StepForm
          {...{ formPath, intent: billSteps.remove, lineId: line.id }}
          variant="quiet"
          busy={formData?.get('line') === line.id}
        >
          Remove
        </StepForm>
      )}
    </Cluster>
  );
  return (
    <Stack gap="4">
      <BillSums {...bill} isLarge {...(isOpen && { actionsOf })} />
      {failure && <ActionError>{failure}</ActionError>}
      {offered && (
        <StepForm {...{ formPath, intent: billSteps.useSession, busy }}>{`Use ${offered}`}</StepForm>
      )}
      {maySetAgainst && (
        <StepForm {...{ formPath, intent: billSteps.setAgainst, busy }}>
          Set the deposit against the room
        </StepForm>
      )}
    </Stack>
  );
}

interface StepFormProps {
  /** Path of the form. */
  readonly formPath: string;
  /** One of {@link billSteps}. */
  readonly intent: string;
  /** Line of the bill that the step is about. */
  readonly lineId?: string;
  readonly variant?: ButtonStyle['variant'];
  readonly busy: boolean;
  readonly children: string;
}

/** Button that changes the bill at once. */
const StepForm = ({ formPath, intent, lineId, variant = 'secondary', busy, children }: StepFormProps) => (
  <Form method="post" action={formPath} preventScrollReset replace>
    {lineId !== undefined && <input type="hidden" name="line" value={lineId} />}
    <Button type="submit" name="intent" value={intent} size="small" variant={variant} busy={busy}>
      {children}
    </Button>
  </Form>
);

interface AddToBillProps {
  /** Texts of what the hospital charges, each with its amount. */
  readonly offers: readonly string[];
  readonly sendingKey: string;
  readonly refused?: RefusedForm<Partial<FieldTexts<keyof typeof lineFields>>>;
  readonly formPath: string;
  /** Whether the form is unfolded from the start. */
  readonly isUnfolded: boolean;
}

/** Folded form that adds to a bill what the hospital charges besides the consultation. */
export function AddToBill({ offers, sendingKey, refused, formPath, isUnfolded }: AddToBillProps) {
  const busy = useSubmitting();
  const errors = refused?.errors ?? {};
  return (
    <details className={css.adding} open={isUnfolded}>
      <summary className={css.addingSummary}>Add to the bill</summary>
      <Form method="post" action={formPath} noValidate preventScrollReset replace>
        <input type="hidden" name="key" value={sendingKey} />
        <Stack gap="3">
          <RefusalSummary refused={refused} />
          <DeclaredControl
            field={lineFields.what}
            text={refused?.values?.what}
            error={errors.what}
            list="offers"
          />
          <datalist id="offers">
            {offers.map((offer) => (
              <option key={offer} value={offer} />
            ))}
          </datalist>
          <FormColumns>
            <DeclaredControl
              field={lineFields.quantity}
              text={refused?.values?.quantity ?? '1'}
              error={errors.quantity}
              marksOptional={false}
            />
            <DeclaredControl
              field={lineFields.deposit}
              text={refused?.values?.deposit}
              error={errors.deposit}
            />
          </FormColumns>
          <div>
            <Button
              type="submit"
              name="intent"
              value={billSteps.add}
              size="small"
              variant="secondary"
              busy={busy}
            >
              Add to the bill
            </Button>
          </div>
        </Stack>
      </Form>
    </details>
  );
}
