import { parseChange } from '#app/appointments/appointment.input.server.ts';
import { visitText } from '#app/appointments/appointment.words.ts';
import { changeAppointment } from '#app/appointments/appointment-change.server.ts';
import { CancelForm } from '#app/appointments/parts/cancel-form.tsx';
import { settingsHere } from '#app/messages/gateways.server.ts';
import { formatMoney, sumOf } from '#app/money/money.ts';
import { listPaymentsOf } from '#app/payments/payment.queries.server.ts';
import { leftPaise } from '#app/payments/payment.values.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { idempotencyKeyOf } from '#app/platform/writes/idempotency.server.ts';
import { backPath } from '#app/staff-area/frame/back-path.ts';
import { appointmentPath } from '#app/staff-area/frame/desk-paths.ts';
import { formAction, textsOf } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { requireAppointment, undoOf } from '#app/staff-area/front-desk/desk-step.server.ts';
import { readTellingText } from '#app/staff-area/messages/expected-message.server.ts';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import type { Route } from './+types/appointment-cancel';

const failure = 'Failed to change the appointment';

/** Reads what was paid for an appointment and not given back. */
const readPaid = async (database: Database, appointmentId: string) =>
  sumOf((await listPaymentsOf(database, appointmentId)).map(leftPaise));

export const loader = staffLoader(async ({ here }, { params }: Route.LoaderArgs) => {
  const { database } = here;
  const [paid, visit] = await Promise.all([
    readPaid(database, params.appointmentId),
    requireAppointment(database, params.appointmentId),
  ]);
  const telling = await readTellingText(database, visit, 'cancelled', settingsHere(here));
  return { paid, telling, present: visitText(visit), sendingKey: crypto.randomUUID() };
});

export const action = formAction({
  failure,
  read: (fields) => textsOf(fields, 'reason'),
  run: async ({ command, fields, values }, { url, params }: Route.ActionArgs) => {
    const before = await requireAppointment(command.database, params.appointmentId);
    const change = parseChange({ status: 'cancelled', ...values });
    const key = await idempotencyKeyOf(fields.get('key'), { appointmentId: before.id, change });
    const after = await changeAppointment(command, before, change, null, key);
    // The appointment's page offers the refund. The list does not.
    if ((await readPaid(command.database, before.id)) > 0)
      return toastRedirect(appointmentPath(before.id), 'paidAppointmentCancelled', { undo: undoOf(after) });
    const back = backPath(url.searchParams.get('back'));
    return toastRedirect(back, 'appointmentCancelled', { undo: undoOf(after) });
  },
});

export const clientAction = formClientAction(failure);

export const meta = staffMeta('Cancel Appointment');

export default function AppointmentCancel({ loaderData, params, actionData }: Route.ComponentProps) {
  const path = appointmentPath(params.appointmentId);
  const { paid, telling, present, sendingKey } = loaderData;
  return (
    <RouteDialog
      title="Cancel Appointment"
      description={`${present} ${paid > 0 ? `${formatMoney(paid)} was paid for this visit: the next page offers the refund. ` : ''}The time is free again for others. ${telling}`}
      listPath={path}
    >
      <CancelForm sendingKey={sendingKey} refused={actionData} listPath={path} />
    </RouteDialog>
  );
}
