import { confirmFreshSignIn, needsPassword } from '#app/accounts/password/fresh-sign-in.server.ts';
import {
  endCalendarFeed,
  findCalendarFeedSince,
  makeCalendarFeed,
} from '#app/accounts/staff/calendar-feed.server.ts';
import { formAction } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { ownDayPath } from '#app/staff-area/frame/own-day-paths.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { CalendarFeed } from '#app/staff-area/own-day/parts/calendar-feed.tsx';
import { momentText } from '#app/time/moment-text.ts';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import type { Route } from './+types/calendar-feed';

const failure = 'Failed to change the address for your calendar';

export const loader = staffLoader(async ({ staff, here: { database, now } }) => {
  const since = await findCalendarFeedSince(database, staff.id);
  return { since: since && momentText(since), needsPassword: needsPassword(staff, now) };
});

export const action = formAction({
  failure,
  intents: {
    make: async ({ staff, command, here, fields }) => {
      await confirmFreshSignIn(command, here, staff, fields.get('currentPassword'));
      return { made: `${here.origin}${await makeCalendarFeed(command, staff.id)}` };
    },
    end: async ({ staff, command }) => {
      await endCalendarFeed(command, staff.id);
      return toastRedirect(ownDayPath, 'calendarEnded');
    },
  },
});

export const clientAction = formClientAction(failure);

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
