import { nextFreeText } from '#app/appointments/appointment.view.ts';
import { listNextFree } from '#app/appointments/free-times/next-free.server.ts';
import { bookingRules } from '#app/appointments/free-times/schedule.ts';
import { filterOf } from '#app/doctors/directory/directory-filter.ts';
import { directoryPageSize } from '#app/doctors/doctor.view.ts';
import { listHoursBySlugs } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import { defaultLocale, localeTags } from '#app/languages/locales.ts';
import { apiResource } from '#app/platform/http/api.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { nextFreeDoctorsParameter, nextFreeLanguageParameter } from '#app/ui/next-free/next-free-query.ts';

const resource = apiResource({
  GET: {
    failure: 'Failed to fetch the next free times',
    async answer({ context, url }) {
      const { database, facts, now } = requestContext(context);
      const slugs = new Set(
        (url.searchParams.get(nextFreeDoctorsParameter) ?? '').split(',').filter(Boolean),
      );
      const doctors = await listHoursBySlugs(database, [...slugs].slice(0, directoryPageSize));
      const slugOf = new Map(doctors.map(({ id, slug }) => [id, slug]));
      const rules = bookingRules('visitor', { now, facts });
      const found = await listNextFree(database, doctors, rules, filterOf(url.searchParams));
      const today = dayInIndia(now);
      const asked = url.searchParams.get(nextFreeLanguageParameter);
      const locale = localeTags.find((tag) => tag === asked) ?? defaultLocale;
      return Response.json(
        Object.fromEntries(
          found.map((free) => [slugOf.get(free.doctorId), nextFreeText(free, today, locale)]),
        ),
        // A stale answer does no harm: the booking page reads the free times again.
        { headers: { 'Cache-Control': 'public, max-age=60' } },
      );
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
