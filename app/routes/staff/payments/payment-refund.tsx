import { Form, useLocation } from 'react-router';
import { may, moneyLimit, notPermittedMessage } from '#app/accounts/staff/permissions.ts';
import { findAppointment } from '#app/appointments/appointment.queries.server.ts';
import { isLive } from '#app/appointments/appointment.values.ts';
import { visitText } from '#app/appointments/appointment.words.ts';
import { formatMoney, paise, rupeesForField } from '#app/money/money.ts';
import { parseRefund } from '#app/payments/payment.input.server.ts';
import { findPayment } from '#app/payments/payment.queries.server.ts';
import { leftOfLine, methodLabels, paymentMessages, receiptText } from '#app/payments/payment.values.ts';
import { refundFields } from '#app/payments/payment-fields.ts';
import { refundPayment } from '#app/payments/refund.commands.server.ts';
import { declineRefund, requestRefund } from '#app/payments/refund-request.commands.server.ts';
import { refundableParts } from '#app/payments/refundable-parts.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { staffNotFound, staffProblem } from '#app/platform/http/staff-message.server.ts';
import { idempotencyKeyOf } from '#app/platform/writes/idempotency.server.ts';
import { appointmentPath } from '#app/staff-area/frame/desk-paths.ts';
import { formAction, textsOf } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { usePermission } from '#app/staff-area/frame/use-permission.ts';
import { isOwed } from '#app/staff-area/front-desk/desk.server.ts';
import { Button } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { ChoiceGroup } from '#app/ui/choice-group/choice-group.tsx';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import { DeclaredControl } from '#app/ui/form/declared-control.tsx';
import { DialogForm } from '#app/ui/form/dialog-form.tsx';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/payment-refund';

const failure = 'Failed to record the refund';
const largerAmount = 'A larger amount becomes a task for an owner.';

/** Finds a payment only if it belongs to the appointment in the address. */
async function paymentOf(database: Database, { appointmentId, paymentId }: Route.LoaderArgs['params']) {
  const payment = await findPayment(database, paymentId);
  return payment?.appointmentId === appointmentId ? payment : null;
}

/** Id in the address of the whole payment. No part of a bill has an empty id. */
const wholeId = '';

export const loader = staffLoader(
  async ({ staff: { role }, here: { database } }, { params, url }: Route.LoaderArgs) => {
    const payment = (await paymentOf(database, params)) ?? staffNotFound(paymentMessages.gone);
    const appointment = await findAppointment(database, params.appointmentId);
    const limit = moneyLimit(role, 'refundPayments');
    const parts = refundableParts(payment, appointment !== null && isOwed(appointment.status));
    const [first = { id: null }] = parts;
    // An owner decides what the desk asked for.
    const asked = url.searchParams.get('line') ?? (payment.refundRequest ?? { lineId: first.id }).lineId;
    const lineId = asked === wholeId ? null : asked;
    const left = leftOfLine(payment, lineId);
    return {
      ...{ lineId, parts },
      isDeposit: payment.lines.some(({ id, kind }) => id === lineId && kind === 'deposit'),
      // The visit may be erased; its payment stays.
      present: appointment ? visitText(appointment) : `${payment.patientName}.`,
      receipt: receiptText(payment),
      method: payment.method,
      left,
      // Nobody asks for more than is left now.
      started: rupeesForField(paise(Math.min(left, payment.refundRequest?.amountPaise ?? left))),
      asked: payment.refundRequest,
      // Money that is given back after the visit, or instead of it, is seldom paid again.
      lowersFee: payment.refundRequest?.lowersFee ?? (appointment === null || !isLive(appointment.status)),
      limit,
      sendingKey: crypto.randomUUID(),
    };
  },
);

export const action = formAction({
  failure,
  read: (fields) => textsOf(fields, 'amount', 'reason', 'lowersFee', 'lineId'),
  run: async ({ staff, command, fields, values }, { params }: Route.ActionArgs) => {
    const limit = moneyLimit(staff.role, 'refundPayments');
    const { lineId, ...typed } = values;
    const input = { ...parseRefund(typed), ...(lineId && { lineId }) };
    const payment = await paymentOf(command.database, params);
    if (!payment) throw staffProblem(404, paymentMessages.gone);
    const key = await idempotencyKeyOf(fields.get('key'), { paymentId: payment.id, ...input });
    const back = appointmentPath(params.appointmentId);
    try {
      await refundPayment(command, payment.id, input, key, limit);
    } catch (error) {
      // Above the limit of the desk, the refund becomes a task for an owner.
      if (!limit || !(error instanceof ProblemError) || error.status !== 403) throw error;
      await requestRefund(command, payment.id, input);
      return toastRedirect(back, 'refundAsked');
    }
    return toastRedirect(back, 'paymentRefunded');
  },
  intents: {
    decline: async ({ staff, command }, { params }: Route.ActionArgs) => {
      const payment = await paymentOf(command.database, params);
      if (!payment) throw staffProblem(404, paymentMessages.gone);
      if (!may(staff.role, 'decideRefunds')) throw staffProblem(403, notPermittedMessage);
      await declineRefund(command, payment.id);
      return toastRedirect(appointmentPath(params.appointmentId), 'refundDeclined');
    },
  },
});

export const clientAction = formClientAction(failure);

export const meta = staffMeta('Refund');

export default function PaymentRefund({ loaderData, actionData, params }: Route.ComponentProps) {
  const { present, receipt, method, parts, lineId, isDeposit, left, started } = loaderData;
  const { asked, lowersFee, limit, sendingKey } = loaderData;
  const { key: place } = useLocation();
  const decides = usePermission()('decideRefunds');
  const busy = useSubmitting();
  const path = appointmentPath(params.appointmentId);
  return (
    <RouteDialog
      title="Refund"
      description={`${present} Receipt ${receipt}, paid by ${methodLabels[method]}: ${formatMoney(left)} can be given back.`}
      listPath={path}
    >
      <Stack gap="5">
        {asked && (
          <Stack gap="2">
            <p>{`The desk asks to give back ${formatMoney(asked.amountPaise)}: “${asked.reason}”.`}</p>
            {decides && (
              <Form method="post">
                <Button
                  type="submit"
                  name="intent"
                  value="decline"
                  size="small"
                  variant="secondary"
                  busy={busy}
                >
                  Decline this refund
                </Button>
              </Form>
            )}
          </Stack>
        )}
        {parts.length > 1 && (
          <Stack gap="2">
            <p>What is given back?</p>
            <Cluster as="nav" aria-label="What is given back" gap="2">
              {parts.map(({ id, name, left: leftOfPart }) => (
                <RouterButtonLink
                  key={id}
                  to={`?line=${id ?? wholeId}`}
                  size="small"
                  variant={id === lineId ? 'primary' : 'secondary'}
                  aria-current={id === lineId ? 'true' : undefined}
                  replace
                  preventScrollReset
                >
                  {`${name}: ${formatMoney(leftOfPart)}`}
                </RouterButtonLink>
              ))}
            </Cluster>
          </Stack>
        )}
        <DialogForm
          key={place}
          fields={[
            limit
              ? { ...refundFields.amount, hint: `${limit.message} ${largerAmount}` }
              : refundFields.amount,
          ]}
          started={{ amount: started }}
          hidden={{ name: 'key', value: sendingKey }}
          refused={actionData}
          submit="Record refund"
          cancelTo={path}
          isTall
        >
          {lineId !== null && <input type="hidden" name="lineId" value={lineId} />}
          {isDeposit ? (
            <>
              <input type="hidden" name="lowersFee" value="true" />
              <p>A deposit that is given back is not to be paid again.</p>
            </>
          ) : (
            <ChoiceGroup
              type="radio"
              name="lowersFee"
              legend="Is this amount to be paid again?"
              options={[
                { value: 'true', label: 'No: the fee is lower by this amount' },
                {
                  value: 'false',
                  label: 'Yes: the fee stays as it is, for example when the payment was a mistake',
                },
              ]}
              chosen={[actionData?.values?.lowersFee || String(lowersFee)]}
              error={actionData?.errors.lowersFee}
            />
          )}
          <DeclaredControl
            field={refundFields.reason}
            text={actionData?.values?.reason ?? asked?.reason}
            error={actionData?.errors.reason}
          />
        </DialogForm>
      </Stack>
    </RouteDialog>
  );
}
