import { findPermitted, requireCommand } from '#app/accounts/session/session.queries.server.ts';
import { doctorNotFound, requireDoctor, updateDoctor } from '#app/doctors/doctor.commands.server.ts';
import { findDoctor } from '#app/doctors/doctor.queries.server.ts';
import { doctorJson } from '#app/doctors/doctor.view.ts';
import { readDoctorForm } from '#app/doctors/doctor-submission.server.ts';
import { deleteDoctor } from '#app/doctors/staff-list/doctor-bin.server.ts';
import { apiResource } from '#app/platform/http/api.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { readExpectedVersion, versionedResponse } from '#app/platform/writes/row-version.server.ts';

const resource = apiResource({
  GET: {
    failure: 'Failed to fetch doctors',
    async answer({ request, params, context }) {
      const { database } = requestContext(context);
      const id = params.doctorId ?? '';
      const staff = await findPermitted(request, context, 'seeDoctors');
      if (staff) {
        const doctor = await requireDoctor(database, id);
        return versionedResponse({ doctor: doctorJson(doctor) }, doctor.version);
      }
      const doctor = await findDoctor(database, id);
      if (!doctor) throw doctorNotFound();
      return { doctor: doctorJson(doctor) };
    },
  },
  PUT: {
    failure: 'Failed to update doctor',
    async answer({ request, params, context }) {
      const command = await requireCommand(request, context, 'manageDoctors');
      await requireDoctor(command.database, params.doctorId ?? '');
      const { input, picture, removePicture } = await readDoctorForm(request);
      const change = picture ?? (removePicture ? 'remove' : 'keep');
      const version = readExpectedVersion(request, input);
      const doctor = await updateDoctor(command, params.doctorId ?? '', { ...input, version }, change);
      return versionedResponse({ doctor: doctorJson(doctor) }, doctor.version);
    },
  },
  DELETE: {
    failure: 'Failed to delete doctor',
    async answer({ request, params, context }) {
      const command = await requireCommand(request, context, 'manageDoctors');
      await deleteDoctor(command, params.doctorId ?? '', readExpectedVersion(request));
      return { message: 'Doctor deleted' };
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
