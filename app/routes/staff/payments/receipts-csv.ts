import { requestContext } from '#app/platform/request/context.server.ts';
import { currentStaff } from '#app/staff-area/frame/guard.server.ts';
import { csvResponse } from '#app/staff-area/lists/csv.server.ts';
import { readMonthQuery } from '#app/staff-area/month/month.server.ts';
import { ledgerRows } from '#app/staff-area/month/month-files.server.ts';
import type { Route } from './+types/receipts-csv';

/** Exports the receipts of a month for the accountant, without patients' names (app/payments/README.md). */
export async function loader({ request, context }: Route.LoaderArgs) {
  currentStaff(context);
  const { database, now } = requestContext(context);
  const month = readMonthQuery(new URL(request.url).searchParams, now);
  return csvResponse(`receipts-${month}`, await ledgerRows(database, month));
}
