import { findPermitted } from '#app/accounts/session.queries.server.ts';
import { listDirectory, listStaffDoctors } from '#app/doctors/doctor.queries.server.ts';
import { doctorJson } from '#app/doctors/doctor.view.ts';
import { apiResource } from '#app/server/api.server.ts';
import { requestContext } from '#app/server/context.server.ts';

const resource = apiResource({
  GET: {
    failure: 'Failed to fetch doctors',
    async answer({ request, context }) {
      const { database } = requestContext(context);
      const staff = await findPermitted(request, context, 'seeDoctors');
      const doctors = await (staff ? listStaffDoctors(database) : listDirectory(database));
      return { doctors: doctors.map(doctorJson) };
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
