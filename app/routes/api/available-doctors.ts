import { listAvailableDoctors, listLimit } from '#app/doctors/doctor.queries.server.ts';
import { doctorJson } from '#app/doctors/doctor.view.ts';
import { apiResource } from '#app/platform/http/api.server.ts';
import { readPagination } from '#app/platform/http/pagination.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';

const resource = apiResource({
  GET: {
    failure: 'Failed to fetch available doctors',
    async answer({ context, url }) {
      const part = readPagination(url, listLimit);
      const found = await listAvailableDoctors(requestContext(context).database, part.range);
      const { rows, more } = part.answer(found);
      return { doctors: rows.map(doctorJson), ...more };
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
