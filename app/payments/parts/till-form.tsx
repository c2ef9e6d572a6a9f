import { Form } from 'react-router';
import { formatMoney, type Paise, paise, rupeesForField } from '#app/money/money.ts';
import { Button } from '#app/ui/button/button.tsx';
import { DeclaredControl } from '#app/ui/form/declared-control.tsx';
import type { FieldTexts } from '#app/ui/form/declared-field.ts';
import { FormColumns } from '#app/ui/form/form-layout.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { UnsavedChangesDialog, useUnsavedChanges } from '#app/ui/form/unsaved-changes-dialog.tsx';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { ActionError } from '#app/ui/toast/action-error.tsx';
import { type TillCount, tillDifference } from '../payment.values.ts';
import { countFields, floatFields, type tillFields } from '../payment-fields.ts';
import * as css from './payment.css.ts';

type TillValues = FieldTexts<keyof typeof tillFields>;

/** Value of the button that records the float. */
export const floatStep = 'float';

interface TillFormProps {
  /** Cash that should be in the till, in paise. */
  readonly expectedPaise: Paise;
  /** Idempotency key, so that a form submitted twice stores one count. */
  readonly sendingKey: string;
  readonly refused?: RefusedForm<TillValues>;
}

/** Form that records the cash counted in the till at the end of the day. */
export function TillForm({ expectedPaise, sendingKey, refused }: TillFormProps) {
  const busy = useSubmitting();
  const { isChanged, follow } = useUnsavedChanges();
  const errors = refused?.errors ?? {};
  return (
    <Form method="post" noValidate preventScrollReset onInput={follow}>
      <input type="hidden" name="key" value={sendingKey} />
      <Stack gap="4">
        <p>
          Cash that should be in the till, with the float: <strong>{formatMoney(expectedPaise)}</strong>
        </p>
        <FormColumns>
          {Object.values(countFields).map((field) => (
            <DeclaredControl
              key={field.name}
              field={field}
              text={refused?.values?.[field.name]}
              error={errors[field.name]}
            />
          ))}
        </FormColumns>
        <div>
          <Button type="submit" busy={busy}>
            Record the count
          </Button>
        </div>
        {refused && Object.keys(errors).length === 0 && <ActionError>{refused.message}</ActionError>}
      </Stack>
      <UnsavedChangesDialog isChanged={isChanged} />
    </Form>
  );
}

interface FloatFormProps {
  readonly floatPaise: Paise;
  readonly refused?: RefusedForm<TillValues>;
}

/** Form that records the cash that was in the till before the first payment of the day. */
export function FloatForm({ floatPaise, refused }: FloatFormProps) {
  const busy = useSubmitting();
  const error = refused?.errors.float;
  return (
    <Form method="post" noValidate preventScrollReset>
      <Stack gap="3">
        <FormColumns>
          <DeclaredControl
            field={floatFields.float}
            text={refused?.values?.float || rupeesForField(floatPaise)}
            error={error}
          />
        </FormColumns>
        <div>
          <Button type="submit" name="intent" value={floatStep} variant="secondary" busy={busy}>
            Record the float
          </Button>
        </div>
        {refused && error === undefined && <ActionError>{refused.message}</ActionError>}
      </Stack>
    </Form>
  );
}

/** A count of the till with time and staff member already formatted. */
type ShownClosing = Pick<TillCount, 'id' | 'note' | 'countedPaise' | 'expectedPaise'> & {
  readonly when: string;
  readonly who: string;
};

function differenceText(closing: ShownClosing): string {
  const difference = tillDifference(closing);
  if (difference === 0) return 'It is right';
  return `${formatMoney(paise(Math.abs(difference)))} ${difference > 0 ? 'too much' : 'missing'}`;
}

interface ClosedTillProps {
  readonly closing: ShownClosing;
  readonly isToday: boolean;
}

/** Says at the top of the page that the till was closed, by whom, and whether the cash was right. */
export const ClosedTill = ({ closing, isToday }: ClosedTillProps) => (
  <p>
    <strong>{`The till of ${isToday ? 'today' : 'this day'} was closed by ${closing.who}, ${closing.when}.`}</strong>{' '}
    {`${differenceText(closing)}.`}
  </p>
);

/** Counts of the till on one day, latest first. */
export function TillCounts({ closings }: { readonly closings: readonly ShownClosing[] }) {
  return (
    <ul className={css.list}>
      {closings.map((closing) => (
        <li key={closing.id} className={css.entry}>
          <span>
            <strong>{differenceText(closing)}</strong>: {formatMoney(closing.countedPaise)} counted,{' '}
            {formatMoney(closing.expectedPaise)} expected
            {closing.note && `. ${closing.note}`}
            <br />
            <span className={css.small}>
              {closing.when}, {closing.who}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
