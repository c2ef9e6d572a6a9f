import { useLocation } from 'react-router';
import { visitText } from '#app/appointments/appointment.words.ts';
import { parseMoney, rupeesForField } from '#app/money/money.ts';
import { addBillLine, removeBillLine } from '#app/payments/bill-line.commands.server.ts';
import { parseNewLine } from '#app/payments/bill-line.input.server.ts';
import { billMessages } from '#app/payments/bill-line.values.ts';
import { setDepositAgainstRooms } from '#app/payments/deposit.commands.server.ts';
import { returnPackSession, takePackSession } from '#app/payments/pack.commands.server.ts';
import { AddToBill, BillWithSteps, billSteps } from '#app/payments/parts/bill-form.tsx';
import { PaymentForm } from '#app/payments/parts/payment-form.tsx';
import { recordPayment } from '#app/payments/payment.commands.server.ts';
import { parsePayment } from '#app/payments/payment.input.server.ts';
import { paymentMethods } from '#app/payments/payment.values.ts';
import { lineFields, paymentFields } from '#app/payments/payment-fields.ts';
import { depositOffer, priceOffers } from '#app/payments/price-offers.ts';
import { receiptPathIn } from '#app/payments/receipt-paths.ts';
import { withoutNumberOfOthers } from '#app/payments/said-payment.commands.server.ts';
import { demonstrationUpiId, offeredUpiId, upiCode } from '#app/payments/upi-code.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import { idempotencyKeyOf } from '#app/platform/writes/idempotency.server.ts';
import { appointmentPath } from '#app/staff-area/frame/desk-paths.ts';
import { formAction, type SubmittedForm } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction, intentOf } from '#app/staff-area/frame/form-client-action.ts';
import type { RouteArguments } from '#app/staff-area/frame/staff-call.server.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { readUnpaidAmount, readVisitBill } from '#app/staff-area/front-desk/appointment-money.server.ts';
import { billedOf } from '#app/staff-area/front-desk/desk.server.ts';
import { requireAppointment } from '#app/staff-area/front-desk/desk-step.server.ts';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import { type FieldTexts, readTexts } from '#app/ui/form/declared-field.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/payment-take';

const failure = 'Failed to record the payment';

/** The fields of both forms of the dialog. */
const fields = { ...paymentFields, ...lineFields };

export const loader = staffLoader(
  async ({ here: { database, isDemonstration, facts } }, { params, url }: Route.LoaderArgs) => {
    const { appointment, bill, offered, isOpen } = await readUnpaidAmount(database, params.appointmentId);
    const { due } = bill.money;
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
      ...{ bill, isOpen, asksToAdd: search.has('add'), offered: offered?.text ?? null },
      present: visitText(appointment),
      offers: [...priceOffers(facts).map(({ text }) => text), depositOffer],
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

type Submitted = SubmittedForm<FieldTexts<keyof typeof fields>>;

/** Path of this dialog. It opens again after a change of the bill. */
const paymentPath = ({ params }: Pick<RouteArguments, 'params'>) =>
  `${appointmentPath(params.appointmentId ?? '')}/payment`;

async function readBilled({ command: { database } }: Submitted, { params }: Pick<RouteArguments, 'params'>) {
  const appointment = await requireAppointment(database, params.appointmentId ?? '');
  return { appointment, billed: await billedOf(database, appointment) };
}

export const action = formAction({
  failure,
  read: (sent) => readTexts(fields, sent),
  intents: {
    [billSteps.add]: async (form: Submitted, args) => {
      const { command, values } = form;
      const line = parseNewLine(values, command.facts);
      const { billed } = await readBilled(form, args);
      const key = await idempotencyKeyOf(form.fields.get('key'), { ...line, to: billed.appointmentId });
      await addBillLine(command, billed, line, key);
      // Somebody who adds one thing often adds the next.
      return toastRedirect(`${paymentPath(args)}?add=`, 'lineAdded');
    },
    [billSteps.remove]: async ({ command, fields: sent }: Submitted, args) => {
      const appointmentId = args.params.appointmentId ?? '';
      await removeBillLine(command, { appointmentId, lineId: sent.get('line') ?? '' });
      return toastRedirect(paymentPath(args), 'lineRemoved');
    },
    [billSteps.setAgainst]: async ({ command }: Submitted, args) => {
      await setDepositAgainstRooms(command, args.params.appointmentId ?? '');
      return toastRedirect(paymentPath(args), 'depositSet');
    },
    [billSteps.useSession]: async (form: Submitted, args) => {
      const { appointment, billed } = await readBilled(form, args);
      const { bill, offered } = await readVisitBill(form.command.database, appointment);
      if (offered) await takePackSession(form.command, billed, offered.lineId);
      // Sent again, the form finds the session used.
      else if (!bill.session) throw staffProblem(409, billMessages.noSession);
      // The rest of the bill is paid next.
      const after = await readVisitBill(form.command.database, appointment);
      const next = after.bill.money.due > 0 ? paymentPath(args) : appointmentPath(appointment.id);
      return toastRedirect(next, 'sessionUsed');
    },
    [billSteps.returnSession]: async ({ command }: Submitted, args) => {
      await returnPackSession(command, args.params.appointmentId ?? '');
      return toastRedirect(appointmentPath(args.params.appointmentId ?? ''), 'sessionReturned');
    },
  },
  run: async (form, args) => {
    const { command, values } = form;
    const { amount, method, reference } = values;
    const input = parsePayment({ appointmentId: args.params.appointmentId, amount, method, reference });
    const key = await idempotencyKeyOf(form.fields.get('key'), input);
    const { appointment, billed: own } = await readBilled(form, args);
    const billed = await withoutNumberOfOthers(command.database, own, input.reference);
    const payment = await recordPayment(command, billed, input, key);
    return toastRedirect(receiptPathIn(payment.id, appointment.language), 'paymentRecorded');
  },
  refusedWith: ({ fields: sent }) => intentOf(sent),
});

export const clientAction = formClientAction(failure, { sent: intentOf });

export const meta = staffMeta('Take Payment');

export default function PaymentTake({ loaderData, actionData, params }: Route.ComponentProps) {
  const { bill, isOpen, asksToAdd, offered, present, offers, started, code, methods, sendingKey } =
    loaderData;
  const { key: place } = useLocation();
  const path = appointmentPath(params.appointmentId);
  const formPath = `${path}/payment`;
  const isAboutBill = Object.values<unknown>(billSteps).includes(actionData?.intent);
  const [refused, refusedStep] = isAboutBill ? [undefined, actionData] : [actionData, undefined];
  const isBeside = refusedStep && isOpen && Object.keys(refusedStep.errors).length > 0;
  const failureOfStep = isBeside ? undefined : refusedStep?.message;
  const isAdding = actionData?.intent === billSteps.add || asksToAdd || bill.money.due === 0;
  return (
    <RouteDialog title="Take Payment" width="wide" description={present} listPath={path}>
      <Stack gap="5" key={place}>
        <BillWithSteps
          bill={bill}
          formPath={formPath}
          discountPath={`${path}/discount`}
          isOpen={isOpen}
          offered={offered}
          failure={failureOfStep}
        />
        {isOpen && (
          <AddToBill
            offers={offers}
            sendingKey={sendingKey}
            refused={actionData?.intent === billSteps.add ? actionData : undefined}
            formPath={formPath}
            isUnfolded={isAdding}
          />
        )}
        {bill.money.due > 0 && (
          <PaymentForm
            started={refused?.values ?? started}
            methods={methods}
            code={code}
            sendingKey={sendingKey}
            refused={refused}
            formPath={formPath}
            listPath={path}
          />
        )}
      </Stack>
    </RouteDialog>
  );
}
