import { moneyLimit } from '#app/accounts/staff/permissions.ts';
import { visitText } from '#app/appointments/appointment.words.ts';
import { formatMoney, rupeesForField } from '#app/money/money.ts';
import { billMessages, lineText, openPaise } from '#app/payments/bill-line.values.ts';
import { discountLine, grantDiscount } from '#app/payments/discount.commands.server.ts';
import { parseDiscount } from '#app/payments/payment.input.server.ts';
import { discountFields } from '#app/payments/payment-fields.ts';
import { staffNotFound } from '#app/platform/http/staff-message.server.ts';
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

/** Id of the line of the bill that the address names; null for the consultation. */
const lineOf = (url: URL) => url.searchParams.get('line');

export const loader = staffLoader(async ({ staff: { role }, here }, { params, url }: Route.LoaderArgs) => {
  const { appointment, bill } = await readUnpaidAmount(here.database, params.appointmentId);
  const lineId = lineOf(url);
  const line = bill.lines.find(({ id }) => id === lineId);
  if (lineId !== null && !line) staffNotFound(billMessages.lineGone);
  if (line?.kind === 'deposit') staffNotFound(billMessages.noDiscount);
  const { discountPaise } = line ?? bill.money;
  return {
    due: line ? openPaise(line) : bill.money.due,
    lineName: line ? lineText(line) : null,
    present: visitText(appointment),
    started: discountPaise > 0 ? rupeesForField(discountPaise) : '',
    limit: moneyLimit(role, 'grantDiscounts'),
    sendingKey: crypto.randomUUID(),
  };
});

export const action = formAction({
  failure,
  read: (fields) => readTexts(discountFields, fields),
  run: async ({ staff, command, fields, values }, { params, url }: Route.ActionArgs) => {
    const lineId = lineOf(url);
    const limit = moneyLimit(staff.role, 'grantDiscounts');
    const discount = parseDiscount(values);
    const appointment = await requireAppointment(command.database, params.appointmentId);
    const asked = { appointmentId: appointment.id, ...(lineId && { lineId }), ...discount };
    const key = await idempotencyKeyOf(fields.get('key'), asked);
    if (lineId) await discountLine(command, { appointmentId: appointment.id, lineId }, discount, key, limit);
    else await grantDiscount(command, await billedOf(command.database, appointment), discount, key, limit);
    return toastRedirect(appointmentPath(appointment.id), 'discountGranted');
  },
});

export const clientAction = formClientAction(failure);

export const meta = staffMeta('Discount');

export default function PaymentDiscount({ loaderData, actionData, params }: Route.ComponentProps) {
  const { due, lineName, present, started, limit, sendingKey } = loaderData;
  const about = lineName ? `Discount on: ${lineName}.` : '';
  const path = appointmentPath(params.appointmentId);
  return (
    <RouteDialog
      title="Discount"
      description={[
        present,
        about,
        `Still to pay: ${formatMoney(due)}.`,
        'A new discount replaces the one before.',
      ]
        .filter(Boolean)
        .join(' ')}
      listPath={path}
    >
      <DialogForm
        fields={[
          {
            ...discountFields.discount,
            ...(lineName && { label: 'Discount on this line, in rupees' }),
            ...(limit && { hint: limit.message }),
          },
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
