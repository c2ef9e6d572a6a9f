import { confirmFreshSignIn, needsPassword } from '#app/accounts/password/fresh-sign-in.server.ts';
import { momentText } from '#app/accounts/session/session.view.ts';
import {
  endCalendarFeed,
  findCalendarFeedSince,
  makeCalendarFeed,
} from '#app/accounts/staff/calendar-feed.server.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { currentStaff, staffCommand } from '#app/staff-area/frame/guard.server.ts';
import { refuseForm } from '#app/staff-area/frame/refuse-form.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { callServerAction } from '#app/staff-area/front-desk/call-server-action.ts';
import { ownDayPath } from '#app/staff-area/own-day/own-day-paths.ts';
import { CalendarFeed } from '#app/staff-area/own-day/parts/calendar-feed.tsx';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import type { Route } from './+types/calendar-feed';

const failure = 'Failed to change the address for your calendar';

export async function loader({ context }: Route.LoaderArgs) {
  const staff = currentStaff(context);
  const { database, now } = requestContext(context);
  const since = await findCalendarFeedSince(database, staff.id);
  return { since: since && momentText(since), needsPassword: needsPassword(staff, now) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = currentStaff(context);
  const { id } = staff;
  const command = staffCommand(context);
  try {
    const form = await readForm(request);
    const intent = form.get('intent');
    if (intent === 'end') {
      await endCalendarFeed(command, id);
      return toastRedirect(ownDayPath, 'calendarEnded');
    }
    if (intent !== 'make')
      throw new ProblemError(400, { message: staffMessage('The request could not be read.') });
    await confirmFreshSignIn(command, requestContext(context), staff, form.get('currentPassword'));
    return { made: `${requestContext(context).origin}${await makeCalendarFeed(command, id)}` };
  } catch (error) {
    return refuseForm(error, failure, command.requestId);
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServerAction(serverAction, failure);
}

export const meta = staffMeta('In your own calendar');

export default function CalendarFeedPage({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData && 'errors' in actionData ? actionData : undefined;
  return (
    <RouteDialog
      title="In your own calendar"
      description="A calendar app that subscribes to a secret address shows your appointments: the time, the kind of visit and the reference. No names, no phone numbers, no notes."
      listPath={ownDayPath}
    >
      <CalendarFeed
        since={loaderData.since}
        made={actionData && 'made' in actionData ? actionData.made : undefined}
        refusal={refused?.message}
        password={{ needsPassword: loaderData.needsPassword, error: refused?.errors.currentPassword }}
      />
    </RouteDialog>
  );
}
