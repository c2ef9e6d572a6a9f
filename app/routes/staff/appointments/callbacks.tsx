import { href } from 'react-router';
import { recordCall, reopenCall } from '#app/callbacks/callback.commands.server.ts';
import { parseCallOutcome } from '#app/callbacks/callback.input.server.ts';
import { readCallPage } from '#app/callbacks/callback.queries.server.ts';
import type { CallbackRequest } from '#app/callbacks/callback.values.ts';
import type { CallbackRequestView } from '#app/callbacks/callback.view.ts';
import { CallbackList } from '#app/callbacks/parts/callback-list.tsx';
import { listAddress, listAddressWithin, pageNumberOf } from '#app/navigation/list-address.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import { loadDeferrable } from '#app/platform/request/loader-deadline.server.ts';
import { idempotencyKeyOf } from '#app/platform/writes/idempotency.server.ts';
import { newAppointmentPath, tooLateToUndo } from '#app/staff-area/frame/desk-paths.ts';
import { formAction } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { safeNextPath } from '#app/staff-area/frame/next-path.ts';
import { StaffDeferred } from '#app/staff-area/frame/staff-deferred.tsx';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { useRefresh } from '#app/staff-area/frame/use-refresh.ts';
import { SafeToCall } from '#app/staff-area/front-desk/parts/safe-to-call.tsx';
import { momentText } from '#app/time/moment-text.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { RouterPagination } from '#app/ui/list-screen/router-pagination.tsx';
import { ActionError } from '#app/ui/toast/action-error.tsx';
import type { Route } from './+types/callbacks';

const listPath = href('/dashboard/Callbacks');
const failure = 'Failed to fetch the calls';
const changeFailure = 'Failed to note the call';

const shownOf = ({
  createdAt,
  lastTriedAt,
  endedAt: _ended,
  ...callback
}: CallbackRequest): CallbackRequestView => ({
  ...callback,
  sendingKey: crypto.randomUUID(),
  asked: momentText(createdAt),
  lastTried: lastTriedAt && momentText(lastTriedAt),
});

export const loader = staffLoader(async (_, call: Route.LoaderArgs) => {
  const asked = pageNumberOf(call.url.searchParams);
  const read = async (database: Database) => {
    const { open, done, ...list } = await readCallPage(database, asked);
    return { ...list, open: open.map(shownOf), done: done.map(shownOf) };
  };
  return { calls: await loadDeferrable(call, read, failure) };
});

export const action = formAction({
  failure: changeFailure,
  intents: {
    undo: async ({ command, fields }) => {
      if (!(await reopenCall(command, fields.get('id') ?? ''))) throw staffProblem(409, tooLateToUndo);
      return toastRedirect(safeNextPath(fields.get('back')) ?? listPath, 'changeTakenBack');
    },
  },
  run: async ({ command, fields }, { url }) => {
    const outcome = parseCallOutcome({ status: fields.get('status') });
    const callbackId = fields.get('callbackId') ?? '';
    // A row has two buttons with one key. The outcome is part of the idempotency key, so "not reached" and a
    // later "done" both count.
    const sent = fields.get('key');
    const key = await idempotencyKeyOf(sent && `${sent}.${outcome}`, { callbackId });
    await recordCall(command, callbackId, outcome, key);
    const done = outcome === 'done' ? 'callDone' : 'callNotReached';
    const undo = outcome === 'done' ? { undo: { id: callbackId, version: 1 } } : {};
    return toastRedirect(listAddressWithin(listPath, url.search), done, undo);
  },
});

export const clientAction = formClientAction(changeFailure);

export const meta = staffMeta('To Call');

export default function Callbacks({ loaderData: { calls }, actionData }: Route.ComponentProps) {
  useRefresh();
  return (
    <Stack gap="5">
      <div>
        <h1>To call</h1>
        <p>Who asked to be called, the longest waiting first</p>
      </div>
      {actionData && <ActionError>{actionData.message}</ActionError>}
      <StaffDeferred data={calls} loading="Loading calls..." failure={failure}>
        {({ page, pages, ...lists }) => (
          <>
            <CallbackList
              {...lists}
              listPath={listAddress(listPath, { page })}
              bookingPath={(callback) => newAppointmentPath({ callback })}
              unsafeMark={<SafeToCall answer={false} />}
            />
            <RouterPagination
              label="Pages of calls"
              page={page}
              pages={pages}
              addressOf={(one) => listAddress(listPath, { page: one })}
            />
          </>
        )}
      </StaffDeferred>
    </Stack>
  );
}
