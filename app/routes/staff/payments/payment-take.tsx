import { useLocation } from 'react-router';
import { parseMoney, rupeesForField } from '#app/money/money.ts';
import { PaymentForm, type PaymentValues } from '#app/payments/parts/payment-form.tsx';
import { recordPayment } from '#app/payments/payment.commands.server.ts';
import { parsePayment } from '#app/payments/payment.input.server.ts';
import { paymentMethods } from '#app/payments/payment.values.ts';
import { receiptPathIn } from '#app/payments/receipt-paths.ts';
import { demonstrationUpiId, offeredUpiId, upiCode } from '#app/payments/upi-code.server.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { idempotencyKeyOf } from '#app/platform/writes/idempotency.server.ts';
import { appointmentPath } from '#app/staff-area/frame/desk-paths.ts';
import { currentStaff, staffCommand } from '#app/staff-area/frame/guard.server.ts';
import { refuseForm } from '#app/staff-area/frame/refuse-form.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { readUnpaidAmount } from '#app/staff-area/front-desk/appointment-money.server.ts';
import { callServerAction } from '#app/staff-area/front-desk/call-server-action.ts';
import { billedOf } from '#app/staff-area/front-desk/desk.server.ts';
import { requireAppointment } from '#app/staff-area/front-desk/desk-step.server.ts';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import type { Route } from './+types/payment-take';

const failure = 'Failed to record the payment';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  currentStaff(context);
  const { database, isDemonstration, facts } = requestContext(context);
  const { appointment, due } = await readUnpaidAmount(database, params.appointmentId);
  const upiId = offeredUpiId({ isDemonstration: isDemonstration, facts });
  const search = new URL(request.url).searchParams;
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
    started: {
      amount: rupeesForField(paise),
      method: search.get('method') ?? 'cash',
      reference: search.get('reference') ?? '',
    },
    code: upi && { upi, paise, isDemonstration: upiId === demonstrationUpiId },
    methods: paymentMethods.filter((method) => method !== 'upi' || upiId !== null),
    sendingKey: crypto.randomUUID(),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const command = staffCommand(context);
  const { appointmentId } = params;
  let values: PaymentValues | null = null;
  try {
    const fields = await readForm(request);
    values = {
      amount: fields.get('amount') ?? '',
      method: fields.get('method') ?? '',
      reference: fields.get('reference') ?? '',
    };
    const input = parsePayment({ appointmentId, ...values });
    const key = await idempotencyKeyOf(fields.get('key'), input);
    const appointment = await requireAppointment(command.database, appointmentId);
    const billed = await billedOf(command.database, appointment);
    const payment = await recordPayment(command, billed, input, key);
    return toastRedirect(receiptPathIn(payment.id, appointment.language), 'paymentRecorded');
  } catch (error) {
    return refuseForm(error, failure, command.requestId, values);
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServerAction(serverAction, failure);
}

export const meta = staffMeta('Take Payment');

export default function PaymentTake({ loaderData, actionData, params }: Route.ComponentProps) {
  const { due, started, code, methods, sendingKey } = loaderData;
  const { key: place } = useLocation();
  const path = appointmentPath(params.appointmentId);
  return (
    <RouteDialog title="Take Payment" width="wide" listPath={path}>
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
