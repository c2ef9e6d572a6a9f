import { settingsHere } from '#app/messages/gateways.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { loadDeferrable } from '#app/platform/request/loader-deadline.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { StaffDeferred } from '#app/staff-area/frame/staff-deferred.tsx';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { useRefresh } from '#app/staff-area/frame/use-refresh.ts';
import { readMessagesPage } from '#app/staff-area/messages/message-page.server.ts';
import { listFailure, markFailure, readMessageList } from '#app/staff-area/messages/message-page.ts';
import { resolveMessage } from '#app/staff-area/messages/message-people.server.ts';
import { MessagesView } from '#app/staff-area/messages/messages-view.tsx';
import { sentByHandAction } from '#app/staff-area/messages/sent-by-hand.server.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { ActionError } from '#app/ui/toast/action-error.tsx';
import type { Route } from './+types/messages';

export const loader = staffLoader(async ({ here }, call: Route.LoaderArgs) => {
  const list = readMessageList(call.url.searchParams.get('list'));
  const read = (database: Database) =>
    readMessagesPage(database, list, {
      settings: settingsHere(here),
      resolveMessage: (message) => resolveMessage(database, message),
      now: here.now,
    });
  return { list, page: await loadDeferrable(call, read, listFailure) };
});

export const action = sentByHandAction;

export const clientAction = formClientAction(markFailure);

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
