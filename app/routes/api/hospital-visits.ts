import { requireStaff } from '#app/accounts/session/session.queries.server.ts';
import { parseDayQuery } from '#app/appointments/appointment.input.server.ts';
import { apiResource } from '#app/platform/http/api.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { readAppointmentPage } from '#app/staff-area/front-desk/appointment-list.server.ts';

const resource = apiResource({
  GET: {
    failure: 'Failed to fetch hospital visits',
    async answer({ request, context, url }) {
      await requireStaff(request, context, 'keepAppointments');
      return readAppointmentPage(requestContext(context), {
        day: parseDayQuery(url.searchParams),
        after: url.searchParams.get('after'),
        visit: 'hospital',
      });
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
