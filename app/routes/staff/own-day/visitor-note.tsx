import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { visitLabels } from '#app/appointments/appointment.values.ts';
import { readNoteForDoctor } from '#app/appointments/doctor-day.server.ts';
import { staffNotFound } from '#app/platform/http/staff-message.server.ts';
import { ownDayPath } from '#app/staff-area/frame/own-day-paths.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { findOwnDoctor } from '#app/staff-area/own-day/own-day.server.ts';
import { OwnNote } from '#app/staff-area/own-day/parts/own-note.tsx';
import { dayText } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import type { Route } from './+types/visitor-note';

export const loader = staffLoader(async ({ staff, command }, { params }: Route.LoaderArgs) => {
  const doctor = await findOwnDoctor(command.database, staff.doctorId);
  const appointment = doctor && (await readNoteForDoctor(command, doctor.id, params.appointmentId));
  return appointment ?? staffNotFound('This appointment is not in your list.');
});

/** The list behind the dialog reloads by itself. The note does not, because the audit log records each reading. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => (currentUrl.href === nextUrl.href ? false : defaultShouldRevalidate);

export const meta = staffMeta('Note');

export default function VisitorNote({ loaderData }: Route.ComponentProps) {
  const { patientName, day, minute, visit } = loaderData;
  const { search } = useLocation();
  return (
    <RouteDialog
      title={patientName}
      description={`${dayText(day)}, ${slotLabel(minute)}. ${visitLabels[visit]}.`}
      listPath={`${ownDayPath}${search}`}
    >
      <OwnNote appointment={loaderData} />
    </RouteDialog>
  );
}
