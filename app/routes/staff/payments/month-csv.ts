import { requestContext } from '#app/platform/request/context.server.ts';
import { currentStaff } from '#app/staff-area/frame/guard.server.ts';
import { csvResponse } from '#app/staff-area/lists/csv.server.ts';
import { readMonth, readMonthQuery } from '#app/staff-area/month/month.server.ts';
import { monthRows } from '#app/staff-area/month/month-files.server.ts';
import type { Route } from './+types/month-csv';

/** Exports the figures of a month. */
export async function loader({ request, context }: Route.LoaderArgs) {
  currentStaff(context);
  const { database, now } = requestContext(context);
  const month = readMonthQuery(new URL(request.url).searchParams, now);
  return csvResponse(`month-${month}`, monthRows(await readMonth(database, month)));
}
