import { findPermitted } from '#app/accounts/session/session.queries.server.ts';
import { listDirectory, listLimit, listStaffDoctors } from '#app/doctors/doctor.queries.server.ts';
import type { Doctor } from '#app/doctors/doctor.values.ts';
import { doctorJson } from '#app/doctors/doctor.view.ts';
import { apiResource } from '#app/platform/http/api.server.ts';
import { readPagination } from '#app/platform/http/pagination.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';

const resource = apiResource({
  GET: {
    failure: 'Failed to fetch doctors',
    async answer({ request, context, url }) {
      const { database } = requestContext(context);
      const staff = await findPermitted(request, context, 'seeDoctors');
      const part = readPagination(url, listLimit);
      const found = await (staff ? listStaffDoctors : listDirectory)(database, part.range);
      const { rows, more } = part.answer<Doctor>(found);
      return { doctors: rows.map(doctorJson), ...more };
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
