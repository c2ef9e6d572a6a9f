import { Outlet } from 'react-router';
import { readNetworkRequests, undoRelease } from '#app/appointments/network-requests.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { loadDeferrable } from '#app/platform/request/loader-deadline.server.ts';
import { backPath } from '#app/staff-area/frame/back-path.ts';
import { formAction } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { StaffDeferred } from '#app/staff-area/frame/staff-deferred.tsx';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { useRefresh } from '#app/staff-area/frame/use-refresh.ts';
import { NetworkRequestsTable } from '#app/staff-area/front-desk/parts/network-requests-table.tsx';
import { dayInIndia } from '#app/time/calendar.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { ActionError } from '#app/ui/toast/action-error.tsx';
import type { Route } from './+types/network-requests';

const failure = 'Failed to fetch appointments';
const changeFailure = 'Failed to change the appointment';

export const loader = staffLoader(async ({ here: { now } }, call: Route.LoaderArgs) => {
  const read = (database: Database) => readNetworkRequests(database, dayInIndia(now));
  return { networks: await loadDeferrable(call, read, failure) };
});

/** Takes back the cancellation of the requests of a network: Undo in its message. */
export const action = formAction({
  failure: changeFailure,
  run: async ({ command, fields }) => {
    const [network = '', at = ''] = (fields.get('id') ?? '').split('_');
    await undoRelease(command, network, new Date(Number(at)));
    return toastRedirect(backPath(fields.get('back')), 'changeTakenBack');
  },
});

export const clientAction = formClientAction(changeFailure);

export const meta = staffMeta('Many Requests From One Network');

export default function NetworkRequestsPage({ loaderData: { networks }, actionData }: Route.ComponentProps) {
  useRefresh();
  return (
    <Stack gap="5">
      <div>
        <h1>Many requests from one network</h1>
        <p>
          Somebody may be booking in many names to take a doctor’s times. It may also be a hostel or an
          office. Call two or three of these people, if that is safe, before you decide.
        </p>
      </div>
      {actionData && <ActionError>{actionData.message}</ActionError>}
      <StaffDeferred data={networks} loading="Loading appointments..." failure={failure}>
        {(shown) =>
          shown.length === 0 ? (
            <p>No network has sent unusually many requests.</p>
          ) : (
            <Stack gap="5">
              {shown.map((requests) => (
                <NetworkRequestsTable key={requests.network} requests={requests} />
              ))}
            </Stack>
          )
        }
      </StaffDeferred>
      <Outlet />
    </Stack>
  );
}
