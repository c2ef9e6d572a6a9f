import { csvResponse } from '#app/dashboard/csv.server.ts';
import { currentStaff } from '#app/dashboard/guard.server.ts';
import { readDoctorSheet } from '#app/doctors/doctor-sheet.server.ts';
import { requestContext } from '#app/server/context.server.ts';
import { dayInIndia } from '#app/site/calendar.ts';
import type { Route } from './+types/doctors-csv';

/** Every doctor, for a spreadsheet: what it saves can be imported again. */
export async function loader({ context }: Route.LoaderArgs) {
  currentStaff(context);
  const { database, now } = requestContext(context);
  return csvResponse(`doctors-${dayInIndia(now)}`, await readDoctorSheet(database));
}
