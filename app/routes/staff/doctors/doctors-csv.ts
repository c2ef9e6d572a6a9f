import { readDoctorSheet } from '#app/doctors/spreadsheet/doctor-sheet.server.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { csvResponse } from '#app/staff-area/lists/csv.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';

/** Exports every doctor as a CSV file that can be imported again. */
export const loader = staffLoader(async ({ here: { database, now } }) =>
  csvResponse(`doctors-${dayInIndia(now)}`, await readDoctorSheet(database)),
);
