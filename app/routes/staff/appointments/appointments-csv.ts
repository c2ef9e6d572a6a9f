import { referenceText } from '#app/appointments/appointment.reference.ts';
import { appointmentActions, visitLabels } from '#app/appointments/appointment.values.ts';
import { statusText } from '#app/appointments/appointment.words.ts';
import { decimalRupees } from '#app/money/money.ts';
import { auditList } from '#app/platform/audit-log/audit.server.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { readDesk, readDeskQuery } from '#app/staff-area/front-desk/desk-board.server.ts';
import { appointmentsOf } from '#app/staff-area/front-desk/desk-board.ts';
import { csvResponse } from '#app/staff-area/lists/csv.server.ts';
import { slotLabel } from '#app/time/slots.ts';
import type { Route } from './+types/appointments-csv';

const heads = [
  'Date',
  'Time',
  'Doctor',
  'Name',
  'Phone',
  'Where',
  'Status',
  'Reference',
  'Paid (rupees)',
  'To pay (rupees)',
];

/** Exports the appointments that the desk shows, without notes and free times. */
export const loader = staffLoader(async ({ here: { facts }, command }, { url }: Route.LoaderArgs) => {
  const { database, now } = command;
  const query = readDeskQuery(url.searchParams, now);
  const { sections } = await readDesk(database, query, { now, facts });
  const rows = sections
    .flatMap(appointmentsOf)
    .map((entry) => [
      entry.day,
      slotLabel(entry.minute),
      entry.doctorName,
      entry.patientName,
      entry.phone,
      visitLabels[entry.visit],
      statusText(entry),
      referenceText(entry.reference),
      decimalRupees(entry.paid),
      decimalRupees(entry.due),
    ]);
  await auditList(command, appointmentActions.exportList, query.day, rows.length);
  return csvResponse(`appointments-${query.day}`, [heads, ...rows]);
});
