import { requireStaff } from '#app/accounts/session/session.queries.server.ts';
import { findPayment } from '#app/payments/payment.queries.server.ts';
import { paymentMessages } from '#app/payments/payment.values.ts';
import { paymentJson } from '#app/payments/payment.view.ts';
import { apiResource } from '#app/platform/http/api.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { staffNames } from '#app/staff-area/front-desk/desk.server.ts';

const resource = apiResource({
  GET: {
    failure: 'Failed to fetch the payment',
    async answer({ request, params, context }) {
      await requireStaff(request, context, 'takePayments');
      const { database } = requestContext(context);
      const payment = await findPayment(database, params.paymentId ?? '');
      if (!payment) throw staffProblem(404, paymentMessages.gone);
      return { payment: paymentJson(payment, await staffNames(database)) };
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
