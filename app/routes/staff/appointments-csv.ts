import { referenceText } from '#app/appointments/appointment.reference.ts';
import { visitLabels } from '#app/appointments/appointment.values.ts';
import { standingText } from '#app/appointments/appointment.words.ts';
import { entriesOf } from '#app/appointments/desk-board.ts';
import { csvResponse } from '#app/dashboard/csv.server.ts';
import { readDesk, readDeskQuery } from '#app/dashboard/desk-board.server.ts';
import { currentStaff } from '#app/dashboard/guard.server.ts';
import { decimalRupees } from '#app/money/money.ts';
import { requestContext } from '#app/server/context.server.ts';
import { slotLabel } from '#app/site/slots.ts';
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

/** What the desk shows, for a spreadsheet: neither notes nor free times. */
export async function loader({ request, context }: Route.LoaderArgs) {
  currentStaff(context);
  const { database, facts, now } = requestContext(context);
  const query = readDeskQuery(new URL(request.url).searchParams, now);
  const { sections } = await readDesk(database, query, { now, facts });
  const rows = sections
    .flatMap(entriesOf)
    .map((entry) => [
      entry.day,
      slotLabel(entry.minute),
      entry.doctorName,
      entry.patientName,
      entry.phone,
      visitLabels[entry.visit],
      standingText(entry),
      referenceText(entry.reference),
      decimalRupees(entry.paid),
      decimalRupees(entry.due),
    ]);
  return csvResponse(`appointments-${query.day}`, [heads, ...rows]);
}
