import { requireStaff } from '#app/accounts/session/session.queries.server.ts';
import { moneyLimit } from '#app/accounts/staff/permissions.ts';
import { parseRefund, refundSchema } from '#app/payments/payment.input.server.ts';
import { paymentJson } from '#app/payments/payment.view.ts';
import { refundPayment } from '#app/payments/refund.commands.server.ts';
import { apiResource } from '#app/platform/http/api.server.ts';
import { parseApiBody } from '#app/platform/http/api-body.server.ts';
import { readJson } from '#app/platform/http/body.server.ts';
import { createCommand } from '#app/platform/request/command.server.ts';
import { readIdempotencyKey } from '#app/platform/writes/idempotency.server.ts';
import { staffNames } from '#app/staff-area/front-desk/desk.server.ts';

const resource = apiResource({
  POST: {
    failure: 'Failed to refund the payment',
    async answer({ request, params, context }) {
      const staff = await requireStaff(request, context, 'refundPayments');
      const command = createCommand(context, staff);
      const refund = parseApiBody(await readJson(request), refundSchema, parseRefund);
      const paymentId = params.paymentId ?? '';
      const key = await readIdempotencyKey(request, { paymentId, ...refund });
      const payment = await refundPayment(
        command,
        paymentId,
        refund,
        key,
        moneyLimit(staff.role, 'refundPayments'),
      );
      return { payment: paymentJson(payment, await staffNames(command.database)) };
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
