import { requireCommand } from '#app/accounts/session/session.queries.server.ts';
import { createDoctor } from '#app/doctors/doctor.commands.server.ts';
import { doctorJson } from '#app/doctors/doctor.view.ts';
import { readDoctorForm } from '#app/doctors/doctor-submission.server.ts';
import { apiResource } from '#app/platform/http/api.server.ts';
import { readIdempotencyKey } from '#app/platform/writes/idempotency.server.ts';

const resource = apiResource({
  POST: {
    failure: 'Failed to create doctor',
    async answer({ request, context }) {
      const command = await requireCommand(request, context, 'manageDoctors');
      const { input, picture } = await readDoctorForm(request);
      const idempotencyKey = await readIdempotencyKey(request, {
        ...input,
        picture: picture?.bytes.length ?? null,
      });
      const doctor = await createDoctor(command, input, picture, { idempotencyKey });
      return Response.json({ doctor: doctorJson(doctor) }, { status: 201 });
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
