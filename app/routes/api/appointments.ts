import { findPermitted, requireStaff } from '#app/accounts/session/session.queries.server.ts';
import { bookAppointment, TooManyOpenError } from '#app/appointments/appointment.commands.server.ts';
import { bookingSchema, parseBooking } from '#app/appointments/appointment.input.server.ts';
import { appointmentJson, visitorJson } from '#app/appointments/appointment.view.ts';
import { isChangeable } from '#app/appointments/appointment-lookup.server.ts';
import { findDoctorHours } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import { message } from '#app/languages/localized-message.ts';
import { emptySettlement } from '#app/payments/payment.values.ts';
import { apiResource } from '#app/platform/http/api.server.ts';
import { parseApiBody } from '#app/platform/http/api-body.server.ts';
import { readJson } from '#app/platform/http/body.server.ts';
import { fieldProblem, ProblemError } from '#app/platform/http/problems.server.ts';
import { createCommand } from '#app/platform/request/command.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { askedBookingLimit, bookingLimit } from '#app/platform/throttle/limits.server.ts';
import { countVisitorTry } from '#app/platform/throttle/visitor-limit.server.ts';
import { readIdempotencyKey } from '#app/platform/writes/idempotency.server.ts';
import { readAppointmentPage } from '#app/staff-area/front-desk/appointment-list.server.ts';
import { moneyOf, staffNames } from '#app/staff-area/front-desk/desk.server.ts';
import { readListedDay } from '#app/staff-area/lists/listed-day.server.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';

const resource = apiResource({
  GET: {
    failure: 'Failed to fetch appointments',
    async answer({ request, context, url }) {
      const staff = await requireStaff(request, context, 'keepAppointments');
      return readAppointmentPage(createCommand(context, staff), {
        day: readListedDay(url.searchParams, staff),
        after: url.searchParams.get('after'),
      });
    },
  },
  POST: {
    failure: 'Failed to book the appointment',
    async answer({ request, context }) {
      const { database, visitorRateLimit: visitorGate } = requestContext(context);
      const staff = await findPermitted(request, context, 'keepAppointments');
      const command = createCommand(context, staff);
      const input = parseApiBody(await readJson(request), bookingSchema, (body) =>
        parseBooking(body, staff ? 'staff' : 'visitor'),
      );
      const key = await readIdempotencyKey(request, input);
      const doctor = await findDoctorHours(database, input.doctorId);
      if (!doctor || (!staff && !doctor.isActive)) {
        throw new ProblemError(404, fieldProblem('doctorId', message(appointmentProblems, 'doctorUnknown')));
      }
      const appointment = await bookAppointment(command, doctor, input, key, () =>
        countVisitorTry(command, visitorGate, bookingLimit, input.phone),
      ).catch((error: unknown) => {
        if (!(error instanceof TooManyOpenError)) throw error;
        return bookAppointment(command, doctor, { ...input, inBetween: true }, key, () =>
          countVisitorTry(command, null, askedBookingLimit, input.phone),
        );
      });
      const json = staff
        ? appointmentJson(appointment, moneyOf(appointment, emptySettlement), await staffNames(database))
        : visitorJson(appointment, isChangeable(appointment, command));
      return Response.json({ appointment: json }, { status: 201 });
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
