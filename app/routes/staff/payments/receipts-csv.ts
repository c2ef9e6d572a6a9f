import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { csvResponse } from '#app/staff-area/lists/csv.server.ts';
import { readMonthQuery } from '#app/staff-area/month/month.server.ts';
import { ledgerRows } from '#app/staff-area/month/month-files.server.ts';
import type { Route } from './+types/receipts-csv';

/** Exports the receipts of a month for the accountant, without patients' names (app/payments/README.md). */
export const loader = staffLoader(async ({ here: { database, now } }, { url }: Route.LoaderArgs) => {
  const month = readMonthQuery(url.searchParams, now);
  return csvResponse(`receipts-${month}`, await ledgerRows(database, month));
});
