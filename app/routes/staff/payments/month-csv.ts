import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { csvResponse } from '#app/staff-area/lists/csv.server.ts';
import { readMonth, readMonthQuery } from '#app/staff-area/month/month.server.ts';
import { monthRows } from '#app/staff-area/month/month-files.server.ts';
import type { Route } from './+types/month-csv';

/** Exports the figures of a month. */
export const loader = staffLoader(async ({ here: { database, now } }, { url }: Route.LoaderArgs) => {
  const month = readMonthQuery(url.searchParams, now);
  return csvResponse(`month-${month}`, monthRows(await readMonth(database, month)));
});
