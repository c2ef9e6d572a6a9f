import { requireStaff } from '#app/accounts/session.queries.server.ts';
import { staffNames } from '#app/dashboard/desk.server.ts';
import { findPayment } from '#app/payments/payment.queries.server.ts';
import { paymentMessages } from '#app/payments/payment.values.ts';
import { paymentJson } from '#app/payments/payment.view.ts';
import { apiResource } from '#app/server/api.server.ts';
import { requestContext } from '#app/server/context.server.ts';
import { ProblemError } from '#app/server/problems.server.ts';

const resource = apiResource({
  GET: {
    failure: 'Failed to fetch the payment',
    async answer({ request, params, context }) {
      await requireStaff(request, context, 'takePayments');
      const { database } = requestContext(context);
      const payment = await findPayment(database, params.paymentId ?? '');
      if (!payment) throw new ProblemError(404, { message: paymentMessages.gone });
      return { payment: paymentJson(payment, await staffNames(database)) };
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
