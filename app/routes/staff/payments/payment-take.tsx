import { useLocation } from 'react-router';
import { visitText } from '#app/appointments/appointment.words.ts';
import { parseMoney, rupeesForField } from '#app/money/money.ts';
import { PaymentForm } from '#app/payments/parts/payment-form.tsx';
import { recordPayment } from '#app/payments/payment.commands.server.ts';
import { parsePayment } from '#app/payments/payment.input.server.ts';
import { paymentMethods } from '#app/payments/payment.values.ts';
import { receiptPathIn } from '#app/payments/receipt-paths.ts';
import { withoutNumberOfOthers } from '#app/payments/said-payment.commands.server.ts';
import { demonstrationUpiId, offeredUpiId, upiCode } from '#app/payments/upi-code.server.ts';
import { idempotencyKeyOf } from '#app/platform/writes/idempotency.server.ts';
import { appointmentPath } from '#app/staff-area/frame/desk-paths.ts';
import { formAction, textsOf } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { readUnpaidAmount } from '#app/staff-area/front-desk/appointment-money.server.ts';
import { billedOf } from '#app/staff-area/front-desk/desk.server.ts';
import { requireAppointment } from '#app/staff-area/front-desk/desk-step.server.ts';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import type { Route } from './+types/payment-take';

const failure = 'Failed to record the payment';

export const loader = staffLoader(
  async ({ here: { database, isDemonstration, facts } }, { params, url }: Route.LoaderArgs) => {
    const { appointment, due } = await readUnpaidAmount(database, params.appointmentId);
    const upiId = offeredUpiId({ isDemonstration: isDemonstration, facts });
    const search = url.searchParams;
    // Uses the amount in the address for the QR code, if that amount is due.
    const asked = parseMoney(search.get('amount') ?? '');
    const paise = asked !== undefined && asked > 0 && asked <= due ? asked : due;
    const upi =
      upiId === null || paise === 0
        ? null
        : upiCode({
            upiId,
            payee: facts.hospital.name,
            paise,
            reference: appointment.reference,
            note: `Appointment ${appointment.reference}`,
          });
    return {
      due,
      present: visitText(appointment),
      started: {
        amount: rupeesForField(paise),
        method: search.get('method') ?? 'cash',
        reference: search.get('reference') ?? '',
      },
      code: upi && { upi, paise, isDemonstration: upiId === demonstrationUpiId },
      methods: paymentMethods.filter((method) => method !== 'upi' || upiId !== null),
      sendingKey: crypto.randomUUID(),
    };
  },
);

export const action = formAction({
  failure,
  read: (fields) => textsOf(fields, 'amount', 'method', 'reference'),
  run: async ({ command, fields, values }, { params: { appointmentId } }: Route.ActionArgs) => {
    const input = parsePayment({ appointmentId, ...values });
    const key = await idempotencyKeyOf(fields.get('key'), input);
    const appointment = await requireAppointment(command.database, appointmentId);
    const billed = await withoutNumberOfOthers(
      command.database,
      await billedOf(command.database, appointment),
      input.reference,
    );
    const payment = await recordPayment(command, billed, input, key);
    return toastRedirect(receiptPathIn(payment.id, appointment.language), 'paymentRecorded');
  },
});

export const clientAction = formClientAction(failure);

export const meta = staffMeta('Take Payment');

export default function PaymentTake({ loaderData, actionData, params }: Route.ComponentProps) {
  const { due, present, started, code, methods, sendingKey } = loaderData;
  const { key: place } = useLocation();
  const path = appointmentPath(params.appointmentId);
  return (
    <RouteDialog title="Take Payment" width="wide" description={present} listPath={path}>
      <PaymentForm
        key={place}
        started={actionData?.values ?? started}
        duePaise={due}
        methods={methods}
        code={code}
        sendingKey={sendingKey}
        refused={actionData}
        formPath={`${path}/payment`}
        listPath={path}
      />
    </RouteDialog>
  );
}
