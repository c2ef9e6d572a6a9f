import { settingsFrom } from '#app/messages/message-settings.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { loadDeferrable } from '#app/platform/request/loader-deadline.server.ts';
import { currentStaff, staffCommand } from '#app/staff-area/frame/guard.server.ts';
import { StaffDeferred } from '#app/staff-area/frame/staff-deferred.tsx';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { useRefresh } from '#app/staff-area/frame/use-refresh.ts';
import { callServerAction } from '#app/staff-area/front-desk/call-server-action.ts';
import { readMessagesPage } from '#app/staff-area/messages/message-page.server.ts';
import { listFailure, markFailure, readMessageList } from '#app/staff-area/messages/message-page.ts';
import { resolveMessage } from '#app/staff-area/messages/message-people.server.ts';
import { MessagesView } from '#app/staff-area/messages/messages-view.tsx';
import { handleSentByHand } from '#app/staff-area/messages/sent-by-hand.server.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { ActionError } from '#app/ui/toast/action-error.tsx';
import type { Route } from './+types/messages';

export async function loader(call: Route.LoaderArgs) {
  currentStaff(call.context);
  const { facts, now } = requestContext(call.context);
  const list = readMessageList(new URL(call.request.url).searchParams.get('list'));
  const read = (database: Database) =>
    readMessagesPage(database, list, {
      settings: settingsFrom(facts),
      resolveMessage: (message) => resolveMessage(database, message),
      now,
    });
  return { list, page: await loadDeferrable(call, read, listFailure) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return handleSentByHand(request, staffCommand(context));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServerAction(serverAction, markFailure);
}

export const meta = staffMeta('Messages');

export default function Messages({ loaderData: { list, page }, actionData }: Route.ComponentProps) {
  useRefresh();
  return (
    <Stack gap="5">
      <div>
        <h1>Messages</h1>
        <p>SMS and WhatsApp to people who agreed</p>
      </div>
      {actionData && <ActionError>{actionData.message}</ActionError>}
      <StaffDeferred data={page} loading="Loading messages..." failure={listFailure}>
        {(shown) => <MessagesView list={list} {...shown} />}
      </StaffDeferred>
    </Stack>
  );
}
