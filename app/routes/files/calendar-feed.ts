import { findDoctorOfFeed } from '#app/accounts/staff/calendar-feed.server.ts';
import { doctorCalendar } from '#app/appointments/appointment-calendar.ts';
import { listCalendarEntries } from '#app/appointments/doctor-day.server.ts';
import { findDoctorHours } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import { apiResource } from '#app/platform/http/api.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { addDays, dayInIndia } from '#app/time/calendar.ts';

/** Days before today that a calendar shows. */
const daysBack = 30;

const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' } as const;

const resource = apiResource({
  async GET({ context, params }) {
    const here = requestContext(context);
    const { database, now, origin } = here;
    const doctorId = await findDoctorOfFeed(database, params.file ?? '', here);
    // A doctor who was deleted from the directory has no pages, and so no feed.
    const doctor = doctorId === undefined ? null : await findDoctorHours(database, doctorId);
    // Unknown, revoked and malformed addresses get the same response, so that it does not tell whether an address was ever valid.
    if (!doctor) return new Response('Not found', { status: 404, headers });
    const entries = await listCalendarEntries(database, doctor.id, addDays(dayInIndia(now), -daysBack));
    return new Response(doctorCalendar(entries, { now, host: new URL(origin).host }), {
      headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' },
    });
  },
});

export const loader = resource.loader;
export const action = resource.action;
