import {
  parseLookup,
  parseVisitorChange,
  stopsMessages,
} from '#app/appointments/appointment.input.server.ts';
import { visitorJson } from '#app/appointments/appointment.view.ts';
import {
  changeByVisitor,
  isChangeable,
  lookUpAppointment,
} from '#app/appointments/appointment-lookup.server.ts';
import { stopMessages } from '#app/appointments/patient-messages/message-answer.server.ts';
import { stopCallbackMessages } from '#app/callbacks/callback-privacy.server.ts';
import { findDoctorHours } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import { apiResource } from '#app/platform/http/api.server.ts';
import { readJson } from '#app/platform/http/body.server.ts';
import { createCommand } from '#app/platform/request/command.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { readExpectedVersion, versionedResponse } from '#app/platform/writes/row-version.server.ts';

const resource = apiResource({
  POST: {
    failure: 'Failed to fetch the appointment',
    async answer({ request, context }) {
      const { visitorRateLimit } = requestContext(context);
      const command = createCommand(context, null);
      const lookup = parseLookup(await readJson(request));
      const found = await lookUpAppointment(command, visitorRateLimit, lookup);
      return versionedResponse(
        { appointment: visitorJson(found, isChangeable(found, command)) },
        found.version,
      );
    },
  },
  PUT: {
    failure: 'Failed to change the appointment',
    async answer({ request, context }) {
      const { database, visitorRateLimit } = requestContext(context);
      // Reference and phone identify the person who booked, so the history says that a visitor made the change, even if
      // a member of staff is signed in.
      const command = createCommand(context, null);
      const body = await readJson(request);
      const lookup = parseLookup(body);
      if (stopsMessages(body)) {
        const found = await lookUpAppointment(command, visitorRateLimit, lookup);
        await stopMessages(command, found.phone, stopCallbackMessages);
        const stopped = { ...found, messageChannel: 'none' } as const;
        return versionedResponse(
          { appointment: visitorJson(stopped, isChangeable(stopped, command)) },
          stopped.version,
        );
      }
      const change = parseVisitorChange(body);
      const found = await lookUpAppointment(command, visitorRateLimit, lookup);
      const doctor = change.place ? await findDoctorHours(database, found.doctorId) : null;
      const changed = await changeByVisitor(
        command,
        found,
        change,
        doctor,
        readExpectedVersion(request, body),
      );
      return versionedResponse(
        { appointment: visitorJson(changed, isChangeable(changed, command)) },
        changed.version,
      );
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
