import { data, Form, href, useNavigate } from 'react-router';
import { deleteDoctor } from '#app/doctors/doctor.commands.server.ts';
import { findStaffDoctor } from '#app/doctors/doctor.queries.server.ts';
import { commandBy } from '#app/server/command.server.ts';
import { requestContext } from '#app/server/context.server.ts';
import { answeredFailure } from '#app/server/form-failure.server.ts';
import { notFound } from '#app/server/problems.server.ts';
import { flashRedirect } from '#app/staff/flash.server.ts';
import { currentStaff } from '#app/staff/guard.server.ts';
import { orFailed } from '#app/staff/or-failed.ts';
import { staffMeta } from '#app/staff/staff-meta.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Flash } from '#app/ui/flash/flash.tsx';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { useSending } from '#app/ui/hydration/use-sending.ts';
import { Cluster, Stack } from '#app/ui/page/stack.tsx';
import type { Route } from './+types/doctor-delete';

const listPath = href('/dashboard/AddDoctor');

export const handle: PageHandle = { hydration: 'eager' };

export async function loader({ context, params }: Route.LoaderArgs) {
  currentStaff(context);
  const doctor = await findStaffDoctor(requestContext(context).database, params.doctorId);
  return { name: (doctor ?? notFound('There is no such doctor.')).name };
}

export async function action({ context, params }: Route.ActionArgs) {
  const command = commandBy(context, currentStaff(context));
  try {
    await deleteDoctor(command, params.doctorId);
  } catch (error) {
    const failed = answeredFailure(error, 'Failed to delete doctor', command.actor.requestId);
    return data(failed.problem, { status: failed.status });
  }
  return flashRedirect(listPath, 'doctorDeleted');
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orFailed(serverAction, 'Failed to delete doctor');
}

export function meta() {
  return staffMeta('Confirm Delete');
}

export default function DoctorDelete({ loaderData, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const busy = useSending();
  return (
    <Dialog
      title="Confirm Delete"
      description="Are you sure you want to delete this doctor?"
      closeTo={listPath}
      onClose={() => navigate(listPath, { preventScrollReset: true })}
    >
      <Stack>
        {actionData && <Flash tone="danger">{actionData.message}</Flash>}
        <p>
          <strong>{loaderData.name}</strong> will no longer be on the website or in this list.
        </p>
        <Cluster>
          <Form method="post" preventScrollReset>
            <Button type="submit" variant="danger" busy={busy}>
              Delete
            </Button>
          </Form>
          <Form method="get" action={listPath} preventScrollReset>
            <Button type="submit" variant="secondary">
              Cancel
            </Button>
          </Form>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
