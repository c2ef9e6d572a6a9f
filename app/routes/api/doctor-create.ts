import { requireStaff } from '#app/accounts/session.queries.server.ts';
import { createDoctor } from '#app/doctors/doctor.commands.server.ts';
import { readDoctorForm } from '#app/doctors/doctor.input.server.ts';
import { doctorJson } from '#app/doctors/doctor.view.ts';
import { apiResource } from '#app/server/api.server.ts';
import { commandBy } from '#app/server/command.server.ts';

const resource = apiResource({
  POST: {
    failure: 'Failed to create doctor',
    async answer({ request, context }) {
      const staff = await requireStaff(request, context);
      const { input, picture } = await readDoctorForm(request);
      const doctor = await createDoctor(commandBy(context, staff), input, picture);
      return Response.json({ doctor: doctorJson(doctor) }, { status: 201 });
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
