import { readAuditQuery } from '#app/dashboard/audit-filter.ts';
import { readAuditFile } from '#app/dashboard/audit-page.server.ts';
import { csvResponse } from '#app/dashboard/csv.server.ts';
import { currentStaff } from '#app/dashboard/guard.server.ts';
import { requestContext } from '#app/server/context.server.ts';
import { dayInIndia, minuteInIndia } from '#app/site/calendar.ts';
import { slotLabel } from '#app/site/slots.ts';
import type { Route } from './+types/audit-csv';

const heads = ['Date', 'Time', 'Who', 'What was done', 'With', 'Changed'];

/** What the filters of the page find, for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs) {
  currentStaff(context);
  const { database, now } = requestContext(context);
  const { page: _page, ...filter } = readAuditQuery(new URL(request.url).searchParams);
  const rows = (await readAuditFile(database, filter)).map(({ at, who, did, what, changed }) => [
    dayInIndia(at),
    slotLabel(minuteInIndia(at)),
    who,
    did,
    what,
    changed.join('; '),
  ]);
  return csvResponse(`who-did-what-${filter.day ?? dayInIndia(now)}`, [heads, ...rows]);
}
