import { href } from 'react-router';
import { SessionList } from '#app/accounts/parts/session-list.tsx';
import { endOtherSessions, endSession } from '#app/accounts/session/session.commands.server.ts';
import { listSessions } from '#app/accounts/session/session.queries.server.ts';
import { deviceName, momentText } from '#app/accounts/session/session.view.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import { createCommand } from '#app/platform/request/command.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { currentStaff } from '#app/staff-area/frame/guard.server.ts';
import { refuseForm } from '#app/staff-area/frame/refuse-form.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { callServerAction } from '#app/staff-area/front-desk/call-server-action.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { ActionError } from '#app/ui/toast/action-error.tsx';
import type { Route } from './+types/sessions';

const sessionsPath = href('/dashboard/sessions');
const failure = 'Failed to end the session';

export async function loader({ context }: Route.LoaderArgs) {
  const staff = currentStaff(context);
  const { database, now } = requestContext(context);
  const open = await listSessions(database, staff.id, now);
  return {
    sessions: open.map((session) => ({
      id: session.id,
      isThisOne: session.id === staff.sessionId,
      device: deviceName(session.userAgent),
      address: session.address,
      createdAt: momentText(session.createdAt),
      lastSeenAt: momentText(session.lastSeenAt),
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = currentStaff(context);
  const command = createCommand(context, staff);
  try {
    const form = await readForm(request);
    const sessionId = form.get('sessionId');
    switch (form.get('intent')) {
      case 'end':
        await endSession(command, staff, sessionId ?? '');
        return toastRedirect(sessionsPath, 'sessionEnded');
      case 'end-others':
        await endOtherSessions(command, staff);
        return toastRedirect(sessionsPath, 'otherSessionsEnded');
      default:
        throw new ProblemError(400, { message: staffMessage('The request could not be read.') });
    }
  } catch (error) {
    return refuseForm(error, failure, command.requestId);
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServerAction(serverAction, failure);
}

export const meta = staffMeta('Sessions');

export default function Sessions({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Stack gap="5">
      <Stack gap="1">
        <h1>Sessions</h1>
        <p>
          Where you are signed in. End a session that you do not know, or one on a device that you no longer
          have.
        </p>
      </Stack>
      <SessionList sessions={loaderData.sessions} />
      {actionData && <ActionError>{actionData.message}</ActionError>}
    </Stack>
  );
}
