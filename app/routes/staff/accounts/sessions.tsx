import { href } from 'react-router';
import { SessionList } from '#app/accounts/parts/session-list.tsx';
import { endOtherSessions, endSession } from '#app/accounts/session/session.commands.server.ts';
import { listSessions } from '#app/accounts/session/session.queries.server.ts';
import { deviceName } from '#app/accounts/session/session.view.ts';
import { formAction } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { momentText } from '#app/time/moment-text.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { ActionError } from '#app/ui/toast/action-error.tsx';
import type { Route } from './+types/sessions';

const sessionsPath = href('/dashboard/sessions');
const failure = 'Failed to end the session';

export const loader = staffLoader(async ({ staff, here: { database, now } }) => {
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
});

export const action = formAction({
  failure,
  intents: {
    end: async ({ staff, command, fields }) => {
      await endSession(command, staff, fields.get('sessionId') ?? '');
      return toastRedirect(sessionsPath, 'sessionEnded');
    },
    'end-others': async ({ staff, command }) => {
      await endOtherSessions(command, staff);
      return toastRedirect(sessionsPath, 'otherSessionsEnded');
    },
  },
});

export const clientAction = formClientAction(failure);

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
