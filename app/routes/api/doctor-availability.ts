import { requireCommand } from '#app/accounts/session/session.queries.server.ts';
import { requireDoctor, setAvailability } from '#app/doctors/doctor.commands.server.ts';
import { parseAvailability } from '#app/doctors/doctor.input.server.ts';
import { doctorJson } from '#app/doctors/doctor.view.ts';
import { apiResource } from '#app/platform/http/api.server.ts';
import { readJson } from '#app/platform/http/body.server.ts';
import { readExpectedVersion, versionedResponse } from '#app/platform/writes/row-version.server.ts';

const resource = apiResource({
  PUT: {
    failure: 'Failed to update availability',
    async answer({ request, params, context }) {
      const command = await requireCommand(request, context, 'setAvailability');
      await requireDoctor(command.database, params.doctorId ?? '');
      const body = await readJson(request);
      const { availability } = parseAvailability(body);
      const version = readExpectedVersion(request, body);
      const doctor = await setAvailability(command, params.doctorId ?? '', availability, version);
      return versionedResponse({ doctor: doctorJson(doctor) }, doctor.version);
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
