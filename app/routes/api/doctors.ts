import { findPermitted } from '#app/accounts/session/session.queries.server.ts';
import { filterOf, isFiltered, passesFilter } from '#app/doctors/directory/directory-filter.ts';
import {
  listDirectory,
  listLimit,
  listStaffDoctors,
  maxDoctors,
} from '#app/doctors/doctor.queries.server.ts';
import type { Doctor } from '#app/doctors/doctor.values.ts';
import { doctorJson } from '#app/doctors/doctor.view.ts';
import { apiResource } from '#app/platform/http/api.server.ts';
import { type RowRange, readPagination } from '#app/platform/http/pagination.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';

const resource = apiResource({
  GET: {
    failure: 'Failed to fetch doctors',
    async answer({ request, context, url }) {
      const { database } = requestContext(context);
      const staff = await findPermitted(request, context, 'seeDoctors');
      const part = readPagination(url, listLimit);
      const filter = filterOf(url.searchParams);
      const list = (range: RowRange) => (staff ? listStaffDoctors : listDirectory)(database, range);
      const { offset, limit } = part.range;
      // The rules of the filters are not written a second time in SQL, as in the directory.
      const found = isFiltered(filter)
        ? (await list({ limit: maxDoctors, offset: 0 }))
            .filter((doctor) => passesFilter(doctor, filter))
            .slice(offset, offset + limit)
        : await list(part.range);
      const { rows, more } = part.answer<Doctor>(found);
      return { doctors: rows.map(doctorJson), ...more };
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
