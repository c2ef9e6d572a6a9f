import { requireStaff } from '#app/accounts/session/session.queries.server.ts';
import { moneyLimit } from '#app/accounts/staff/permissions.ts';
import { findAppointment } from '#app/appointments/appointment.queries.server.ts';
import { message } from '#app/languages/localized-message.ts';
import { recordPayment } from '#app/payments/payment.commands.server.ts';
import { parsePayment, paymentSchema } from '#app/payments/payment.input.server.ts';
import {
  listLimit,
  listPayments,
  listPaymentsOf,
  listPaymentsOn,
} from '#app/payments/payment.queries.server.ts';
import { paymentActions } from '#app/payments/payment.values.ts';
import { paymentJson } from '#app/payments/payment.view.ts';
import { withoutNumberOfOthers } from '#app/payments/said-payment.commands.server.ts';
import { auditList } from '#app/platform/audit-log/audit.server.ts';
import { apiResource } from '#app/platform/http/api.server.ts';
import { parseApiBody } from '#app/platform/http/api-body.server.ts';
import { readJson } from '#app/platform/http/body.server.ts';
import { readPagination } from '#app/platform/http/pagination.server.ts';
import { fieldProblem, ProblemError } from '#app/platform/http/problems.server.ts';
import { createCommand } from '#app/platform/request/command.server.ts';
import { readIdempotencyKey } from '#app/platform/writes/idempotency.server.ts';
import { billedOf, staffNames } from '#app/staff-area/front-desk/desk.server.ts';
import { readListedDay } from '#app/staff-area/lists/listed-day.server.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';

const resource = apiResource({
  GET: {
    failure: 'Failed to fetch payments',
    async answer({ request, context, url }) {
      const staff = await requireStaff(request, context, 'takePayments');
      const command = createCommand(context, staff);
      const { database } = command;
      const appointmentId = url.searchParams.get('appointmentId');
      const day = appointmentId === null ? readListedDay(url.searchParams, staff) : null;
      const part = readPagination(url, listLimit);
      const list = () => {
        if (appointmentId !== null) return listPaymentsOf(database, appointmentId);
        return day === null ? listPayments(database, part.range) : listPaymentsOn(database, day);
      };
      const [found, nameOf] = await Promise.all([list(), staffNames(database)]);
      const { rows, more } = part.answer(found);
      await auditList(command, paymentActions.list, appointmentId ?? day ?? 'all', rows.length);
      return { payments: rows.map((payment) => paymentJson(payment, nameOf)), ...more };
    },
  },
  POST: {
    failure: 'Failed to record the payment',
    async answer({ request, context }) {
      const staff = await requireStaff(request, context, 'takePayments');
      const command = createCommand(context, staff);
      const { database } = command;
      const input = parseApiBody(await readJson(request), paymentSchema, parsePayment);
      const key = await readIdempotencyKey(request, input);
      const appointment = await findAppointment(database, input.appointmentId);
      if (!appointment) {
        throw new ProblemError(404, fieldProblem('appointmentId', message(appointmentProblems, 'gone')));
      }
      const limit = moneyLimit(staff.role, 'grantDiscounts');
      const billed = await withoutNumberOfOthers(
        database,
        await billedOf(database, appointment),
        input.reference,
      );
      const payment = await recordPayment(command, billed, input, key, limit);
      return Response.json({ payment: paymentJson(payment, await staffNames(database)) }, { status: 201 });
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
