import { moneyLimit } from '#app/accounts/staff/permissions.ts';
import { visitText } from '#app/appointments/appointment.words.ts';
import { formatMoney, rupeesForField } from '#app/money/money.ts';
import { grantDiscount } from '#app/payments/discount.commands.server.ts';
import { parseDiscount } from '#app/payments/payment.input.server.ts';
import { discountFields } from '#app/payments/payment-fields.ts';
import { idempotencyKeyOf } from '#app/platform/writes/idempotency.server.ts';
import { appointmentPath } from '#app/staff-area/frame/desk-paths.ts';
import { formAction } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { readUnpaidAmount } from '#app/staff-area/front-desk/appointment-money.server.ts';
import { billedOf } from '#app/staff-area/front-desk/desk.server.ts';
import { requireAppointment } from '#app/staff-area/front-desk/desk-step.server.ts';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import { readTexts } from '#app/ui/form/declared-field.ts';
import { DialogForm } from '#app/ui/form/dialog-form.tsx';
import type { Route } from './+types/payment-discount';

const failure = 'Failed to record the discount';

export const loader = staffLoader(async ({ staff: { role }, here }, { params }: Route.LoaderArgs) => {
  const { appointment, due, discountPaise } = await readUnpaidAmount(here.database, params.appointmentId);
  return {
    due,
    present: visitText(appointment),
    started: discountPaise > 0 ? rupeesForField(discountPaise) : '',
    limit: moneyLimit(role, 'grantDiscounts'),
    sendingKey: crypto.randomUUID(),
  };
});

export const action = formAction({
  failure,
  read: (fields) => readTexts(discountFields, fields),
  run: async ({ staff, command, fields, values }, { params }: Route.ActionArgs) => {
    const limit = moneyLimit(staff.role, 'grantDiscounts');
    const discount = parseDiscount(values);
    const appointment = await requireAppointment(command.database, params.appointmentId);
    const key = await idempotencyKeyOf(fields.get('key'), { appointmentId: appointment.id, ...discount });
    await grantDiscount(command, await billedOf(command.database, appointment), discount, key, limit);
    return toastRedirect(appointmentPath(appointment.id), 'discountGranted');
  },
});

export const clientAction = formClientAction(failure);

export const meta = staffMeta('Discount');

export default function PaymentDiscount({ loaderData, actionData, params }: Route.ComponentProps) {
  const { due, present, started, limit, sendingKey } = loaderData;
  const path = appointmentPath(params.appointmentId);
  return (
    <RouteDialog
      title="Discount"
      description={`${present} Still to pay: ${formatMoney(due)}. A new discount replaces the one before.`}
      listPath={path}
    >
      <DialogForm
        fields={[
          { ...discountFields.discount, ...(limit && { hint: limit.message }) },
          discountFields.reason,
        ]}
        started={{ discount: started }}
        hidden={{ name: 'key', value: sendingKey }}
        refused={actionData}
        submit="Record discount"
        cancelTo={path}
      />
    </RouteDialog>
  );
}
