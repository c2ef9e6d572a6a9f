import { readDoctorSheet } from '#app/doctors/spreadsheet/doctor-sheet.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { currentStaff } from '#app/staff-area/frame/guard.server.ts';
import { csvResponse } from '#app/staff-area/lists/csv.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import type { Route } from './+types/doctors-csv';

/** Exports every doctor as a CSV file that can be imported again. */
export async function loader({ context }: Route.LoaderArgs) {
  currentStaff(context);
  const { database, now } = requestContext(context);
  return csvResponse(`doctors-${dayInIndia(now)}`, await readDoctorSheet(database));
}
