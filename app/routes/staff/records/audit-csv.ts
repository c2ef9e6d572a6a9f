import { requestContext } from '#app/platform/request/context.server.ts';
import { readAuditQuery } from '#app/staff-area/audit/audit-filter.ts';
import { readAuditExport } from '#app/staff-area/audit/audit-page.server.ts';
import { currentStaff } from '#app/staff-area/frame/guard.server.ts';
import { csvResponse } from '#app/staff-area/lists/csv.server.ts';
import { dayInIndia, minuteInIndia } from '#app/time/calendar.ts';
import { slotLabel } from '#app/time/slots.ts';
import type { Route } from './+types/audit-csv';

const heads = ['Date', 'Time', 'Who', 'What was done', 'With', 'Changed'];

/** Exports the filtered entries of the audit log. */
export async function loader({ request, context }: Route.LoaderArgs) {
  currentStaff(context);
  const { database, now } = requestContext(context);
  const { page: _page, ...filter } = readAuditQuery(new URL(request.url).searchParams);
  const rows = (await readAuditExport(database, filter)).map(({ at, who, did, what, changed }) => [
    dayInIndia(at),
    slotLabel(minuteInIndia(at)),
    who,
    did,
    what,
    changed.join('; '),
  ]);
  return csvResponse(`who-did-what-${filter.day ?? dayInIndia(now)}`, [heads, ...rows]);
}
