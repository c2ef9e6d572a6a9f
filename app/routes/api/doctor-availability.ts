import { requireCommand } from '#app/accounts/session.queries.server.ts';
import { existingDoctor, setAvailability } from '#app/doctors/doctor.commands.server.ts';
import { parseAvailability } from '#app/doctors/doctor.input.server.ts';
import { doctorJson } from '#app/doctors/doctor.view.ts';
import { apiResource } from '#app/server/api.server.ts';
import { readJson } from '#app/server/body.server.ts';

const resource = apiResource({
  PUT: {
    failure: 'Failed to update availability',
    async answer({ request, params, context }) {
      const command = await requireCommand(request, context, 'setAvailability');
      await existingDoctor(command.database, params.doctorId ?? '');
      const { availability } = parseAvailability(await readJson(request));
      const doctor = await setAvailability(command, params.doctorId ?? '', availability);
      return { doctor: doctorJson(doctor) };
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
