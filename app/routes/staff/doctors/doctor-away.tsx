import { Form, href, redirect } from 'react-router';
import { listUpcoming } from '#app/appointments/appointment-lists.queries.server.ts';
import { requireDoctor, setAvailability, setLeave } from '#app/doctors/doctor.commands.server.ts';
import { findStaffDoctor } from '#app/doctors/doctor.queries.server.ts';
import { doctorMessages } from '#app/doctors/doctor.values.ts';
import { isAwayAllDay } from '#app/doctors/hours/doctor-hours.ts';
import { staffNotFound } from '#app/platform/http/staff-message.server.ts';
import { backPath } from '#app/staff-area/frame/back-path.ts';
import { leaveVisitsPath } from '#app/staff-area/frame/desk-paths.ts';
import { formAction } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { useListAddress } from '#app/staff-area/frame/use-list-address.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { dayText } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import { Button } from '#app/ui/button/button.tsx';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import { AddressButton } from '#app/ui/form/address-form.tsx';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { ActionError } from '#app/ui/toast/action-error.tsx';
import type { Route } from './+types/doctor-away';

const listPath = href('/dashboard/AddDoctor');
const failure = 'Failed to update availability';

/** Visits of today that the dialog names. The next page lists all of them. */
const namedVisits = 12;

export const loader = staffLoader(
  async ({ here: { database, now } }, { params: { doctorId } }: Route.LoaderArgs) => {
    const today = dayInIndia(now);
    const [doctor, visits] = await Promise.all([
      findStaffDoctor(database, doctorId),
      listUpcoming(database, doctorId, today),
    ]);
    if (!doctor) return staffNotFound(doctorMessages.gone);
    const ofToday = visits.filter(({ day }) => day === today);
    return {
      doctor: { name: doctor.name, version: doctor.version },
      today,
      ofToday: ofToday.length,
      named: ofToday.slice(0, namedVisits),
      next: visits.find(({ day }) => day > today) ?? null,
      later: visits.length - ofToday.length,
    };
  },
);

const versionOf = (fields: URLSearchParams) => Number(fields.get('version'));

export const action = formAction({
  failure,
  intents: {
    today: async ({ command, fields }, { params: { doctorId } }: Route.ActionArgs) => {
      const day = dayInIndia(command.now);
      const { leave } = await requireDoctor(command.database, doctorId);
      // The same form may arrive twice.
      if (isAwayAllDay(leave, day)) return redirect(leaveVisitsPath(doctorId), 303);
      const away = [...leave, { from: day, to: day, note: '' }];
      const { version } = await setLeave(command, doctorId, away, versionOf(fields));
      return toastRedirect(leaveVisitsPath(doctorId), 'doctorAwayToday', { undo: { id: doctorId, version } });
    },
    unavailable: async ({ command }, { params: { doctorId } }: Route.ActionArgs) => {
      const { version } = await setAvailability(command, doctorId, 'unavailable');
      return toastRedirect(leaveVisitsPath(doctorId), 'doctorUnavailable', {
        undo: { id: doctorId, version },
      });
    },
    /** Takes back the change that the toast names, unless the doctor was changed since. */
    undo: async ({ command, fields }, { params: { doctorId } }: Route.ActionArgs) => {
      const version = versionOf(fields);
      const change = fields.get('change');
      if (change === 'doctorAwayToday') {
        const { leave } = await requireDoctor(command.database, doctorId);
        // The leave of today is the last entry while nobody has changed the doctor since.
        await setLeave(command, doctorId, leave.slice(0, -1), version);
      } else {
        const before = change === 'doctorAvailable' ? 'unavailable' : 'available';
        await setAvailability(command, doctorId, before, version);
      }
      return toastRedirect(backPath(fields.get('back')), 'changeTakenBack');
    },
  },
});

export const clientAction = formClientAction(failure);

export const meta = staffMeta('Doctor Away');

const counted = (count: number) => `${count} ${count === 1 ? 'visit' : 'visits'}`;

/** Asks how long a doctor is away, with the people who are booked. Both answers lead to the list of these people. */
export default function DoctorAway({ loaderData, actionData }: Route.ComponentProps) {
  const { doctor, today, ofToday, named, next, later } = loaderData;
  const leaveTo = useListAddress(listPath);
  const busy = useSubmitting();
  return (
    <RouteDialog
      title={`Is ${doctor.name} away?`}
      description="These people are booked. Nobody is told by this: the next page lists them, to call."
      listPath={leaveTo}
    >
      <Stack>
        <p>
          <strong>{`Today, ${dayText(today)}: ${ofToday === 0 ? 'nobody' : counted(ofToday)}`}</strong>
        </p>
        {named.length > 0 && (
          <ul>
            {named.map(({ id, minute, patientName }) => (
              <li key={id}>{`${slotLabel(minute)}: ${patientName}`}</li>
            ))}
            {ofToday > named.length && <li>{`and ${ofToday - named.length} more`}</li>}
          </ul>
        )}
        {next && (
          <p>{`After today: ${counted(later)}, the first on ${dayText(next.day)}, ${slotLabel(next.minute)}`}</p>
        )}
        {actionData && !busy && <ActionError>{actionData.message}</ActionError>}
        <Cluster>
          <Form method="post">
            <input type="hidden" name="version" value={doctor.version} />
            <Cluster>
              <Button type="submit" name="intent" value="today" busy={busy}>
                Away today
              </Button>
              <Button type="submit" name="intent" value="unavailable" variant="secondary" busy={busy}>
                Not available until further notice
              </Button>
            </Cluster>
          </Form>
          <AddressButton to={leaveTo} variant="quiet">
            Leave it as it is
          </AddressButton>
        </Cluster>
      </Stack>
    </RouteDialog>
  );
}
