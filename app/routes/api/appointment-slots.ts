import { parseSlotsQuery } from '#app/appointments/appointment.input.server.ts';
import { bookingRules, dayState } from '#app/appointments/free-times/schedule.ts';
import { listTakenSlots } from '#app/appointments/free-times/taken-slots.queries.server.ts';
import { findDoctorHours } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import { message } from '#app/languages/localized-message.ts';
import { apiResource } from '#app/platform/http/api.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { addDays } from '#app/time/calendar.ts';
import { slotLabel } from '#app/time/slots.ts';
import { closedDayWords } from '#messages/appointments/closed-days.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';

const resource = apiResource({
  GET: {
    failure: 'Failed to fetch slots',
    async answer({ context, url }) {
      const { database, facts, now } = requestContext(context);
      const { doctorId, visit, date } = parseSlotsQuery(url.searchParams);
      const doctor = await findDoctorHours(database, doctorId);
      if (!doctor?.isActive)
        throw new ProblemError(404, { message: message(appointmentProblems, 'doctorUnknown') });
      const taken = await listTakenSlots(database, doctorId, { from: date, until: addDays(date, 1) });
      const rules = bookingRules('visitor', { now, facts });
      const { closed, slots } = dayState(doctor, visit, date, taken.get(date) ?? new Set(), rules);
      return {
        slots: slots.map((slot) => ({ slot: slotLabel(slot.minute), free: slot.closed === null })),
        closed: closed && { reason: closed, text: closedDayWords.reason(closed, date, rules.holidays) },
      };
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
