import { listAvailableDoctors } from '#app/doctors/doctor.queries.server.ts';
import { doctorJson } from '#app/doctors/doctor.view.ts';
import { apiResource } from '#app/server/api.server.ts';
import { requestContext } from '#app/server/context.server.ts';

const resource = apiResource({
  GET: {
    failure: 'Failed to fetch available doctors',
    async answer({ context }) {
      const doctors = await listAvailableDoctors(requestContext(context).database);
      return { doctors: doctors.map(doctorJson) };
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
