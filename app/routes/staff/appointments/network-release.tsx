import { Form } from 'react-router';
import { readNetworkRequests, releaseNetwork } from '#app/appointments/network-requests.server.ts';
import { networkRequestsPath } from '#app/staff-area/frame/desk-paths.ts';
import { formAction } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { requestsByDoctor } from '#app/staff-area/front-desk/network-requests.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { Button } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { ActionError } from '#app/ui/toast/action-error.tsx';
import type { Route } from './+types/network-release';

const failure = 'Failed to change the appointment';

export const loader = staffLoader(async ({ here: { database, now } }, { params }: Route.LoaderArgs) => {
  const networks = await readNetworkRequests(database, dayInIndia(now));
  const visits = networks.find(({ network }) => network === params.network)?.visits ?? [];
  return { count: visits.length, byDoctor: requestsByDoctor(visits) };
});

export const action = formAction({
  failure,
  run: async ({ command }, { params }: Route.ActionArgs) => {
    const cancelled = await releaseNetwork(command, params.network);
    const undo = { id: `${params.network}_${command.now.getTime()}`, version: 1 };
    return toastRedirect(networkRequestsPath, 'requestsReleased', cancelled > 0 ? { undo } : {});
  },
});

export const clientAction = formClientAction(failure);

export const meta = staffMeta('Cancel Requests of One Network');

export default function NetworkRelease({
  loaderData: { count, byDoctor },
  actionData,
}: Route.ComponentProps) {
  const busy = useSubmitting();
  return (
    <RouteDialog
      title={count === 0 ? 'Nothing to cancel' : `Cancel ${count} requests`}
      description={
        count === 0
          ? 'These requests are confirmed or cancelled already.'
          : `${byDoctor}. Their times are free again for others. Whoever agreed to messages gets one in ten minutes; until then Undo brings all of them back.`
      }
      listPath={networkRequestsPath}
    >
      <Stack>
        <Cluster>
          {count > 0 && (
            <Form method="post" preventScrollReset>
              <Button type="submit" variant="danger" busy={busy}>
                {`Cancel all ${count}`}
              </Button>
            </Form>
          )}
          <RouterButtonLink to={networkRequestsPath} variant="quiet" preventScrollReset>
            {count > 0 ? 'Keep them' : 'Back to the list'}
          </RouterButtonLink>
        </Cluster>
        {actionData && !busy && <ActionError>{actionData.message}</ActionError>}
      </Stack>
    </RouteDialog>
  );
}
