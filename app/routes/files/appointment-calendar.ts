import { findAppointment } from '#app/appointments/appointment.queries.server.ts';
import { calendarFile } from '#app/appointments/appointment-calendar.ts';
import { isCalendarFileThere } from '#app/appointments/booking-form/confirmation-page.ts';
import { message } from '#app/languages/localized-message.ts';
import { localeOf } from '#app/languages/localized-path.ts';
import { apiResource } from '#app/platform/http/api.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';

const resource = apiResource({
  async GET({ context, params, url }) {
    const { database, facts, now, origin } = requestContext(context);
    const found = await findAppointment(database, params.appointmentId ?? '');
    if (!found || !isCalendarFileThere(found, now)) {
      throw new ProblemError(404, { message: message(appointmentProblems, 'notShown') });
    }
    return new Response(
      calendarFile(found, {
        now,
        facts,
        host: new URL(origin).host,
        locale: found.language ?? localeOf(url.pathname),
      }),
      {
        headers: {
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': 'attachment; filename="appointment.ics"',
        },
      },
    );
  },
});

export const loader = resource.loader;
export const action = resource.action;
