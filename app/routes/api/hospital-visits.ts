import { requireStaff } from '#app/accounts/session/session.queries.server.ts';
import { apiResource } from '#app/platform/http/api.server.ts';
import { createCommand } from '#app/platform/request/command.server.ts';
import { readAppointmentPage } from '#app/staff-area/front-desk/appointment-list.server.ts';
import { readListedDay } from '#app/staff-area/lists/listed-day.server.ts';

const resource = apiResource({
  GET: {
    failure: 'Failed to fetch hospital visits',
    async answer({ request, context, url }) {
      const staff = await requireStaff(request, context, 'keepAppointments');
      return readAppointmentPage(createCommand(context, staff), {
        day: readListedDay(url.searchParams, staff),
        after: url.searchParams.get('after'),
        visit: 'hospital',
      });
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
