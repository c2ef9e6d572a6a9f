import { requireStaff } from '#app/accounts/session/session.queries.server.ts';
import { findAppointment } from '#app/appointments/appointment.queries.server.ts';
import { message } from '#app/languages/localized-message.ts';
import { listLimit, listMessagesOf } from '#app/messages/message.queries.server.ts';
import { messageJson } from '#app/messages/message.view.ts';
import { apiResource } from '#app/platform/http/api.server.ts';
import { readPagination } from '#app/platform/http/pagination.server.ts';
import { fieldProblem, ProblemError } from '#app/platform/http/problems.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { inputProblems } from '#messages/platform/problems.ts';

const resource = apiResource({
  GET: {
    failure: 'Failed to fetch messages',
    async answer({ request, context, url }) {
      await requireStaff(request, context, 'keepAppointments');
      const { database } = requestContext(context);
      const appointmentId = url.searchParams.get('appointmentId') ?? '';
      if (appointmentId === '')
        throw new ProblemError(400, fieldProblem('appointmentId', message(inputProblems, 'missing')));
      const part = readPagination(url, listLimit);
      if (!(await findAppointment(database, appointmentId)))
        throw new ProblemError(404, fieldProblem('appointmentId', message(appointmentProblems, 'gone')));
      const { rows, more } = part.answer(await listMessagesOf(database, [appointmentId], part.range));
      return { messages: rows.map(messageJson), ...more };
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
