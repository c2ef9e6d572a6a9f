import { putBack, recordOutcome } from '#app/appointments/waiting-list/waiting.commands.server.ts';
import { parseWaitingOutcome } from '#app/appointments/waiting-list/waiting.input.server.ts';
import type { WaitingEntry, WaitingOutcome } from '#app/appointments/waiting-list/waiting.values.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import { loadDeferrable } from '#app/platform/request/loader-deadline.server.ts';
import { idempotencyKeyOf } from '#app/platform/writes/idempotency.server.ts';
import { tooLateToUndo, waitingListPath } from '#app/staff-area/frame/desk-paths.ts';
import { formAction, textsOf } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { safeNextPath } from '#app/staff-area/frame/next-path.ts';
import { StaffDeferred } from '#app/staff-area/frame/staff-deferred.tsx';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import type { ToastKey } from '#app/staff-area/frame/toast.values.ts';
import { useRefresh } from '#app/staff-area/frame/use-refresh.ts';
import { type ShownEntry, WaitingPage } from '#app/staff-area/waiting-list/parts/waiting-page.tsx';
import { readWaitingBoard } from '#app/staff-area/waiting-list/waiting-board.server.ts';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Plus } from '#app/ui/icon/icons.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { ActionError } from '#app/ui/toast/action-error.tsx';
import type { Route } from './+types/waiting-list';

const failure = 'Failed to fetch the waiting list';
const changeFailure = 'Failed to note the call';

const toasts: Readonly<Record<WaitingOutcome, ToastKey>> = {
  booked: 'waitingBooked',
  declined: 'waitingDeclined',
  'not-reached': 'callNotReached',
  left: 'waitingLeft',
};

const shownOf = (entry: WaitingEntry): ShownEntry => {
  const { id, doctorId, doctorName, visit, fromDay, untilDay, patientName, phone, safeToCall, tries } = entry;
  return {
    ...{ id, doctorId, doctorName, visit, fromDay, untilDay, patientName, phone, safeToCall, tries },
    sendingKey: crypto.randomUUID(),
  };
};

export const loader = staffLoader(async ({ here: { now, facts } }, call: Route.LoaderArgs) => {
  const read = async (database: Database) => {
    const { waiting, offers } = await readWaitingBoard(database, { now, facts });
    return {
      waiting: waiting.map(shownOf),
      offers: offers.map(({ entry, ...time }) => ({ ...time, entry: shownOf(entry) })),
    };
  };
  return { list: await loadDeferrable(call, read, failure) };
});

export const action = formAction({
  failure: changeFailure,
  intents: {
    undo: async ({ command, fields }) => {
      if (!(await putBack(command, fields.get('id') ?? ''))) throw staffProblem(409, tooLateToUndo);
      return toastRedirect(safeNextPath(fields.get('back')) ?? waitingListPath, 'changeTakenBack');
    },
  },
  run: async ({ command, fields }) => {
    const { outcome, time } = parseWaitingOutcome(textsOf(fields, 'outcome', 'day', 'minute'));
    const entryId = fields.get('entryId') ?? '';
    // All buttons of a row send the same key, so the outcome is added to the key.
    const sent = fields.get('key');
    const key = await idempotencyKeyOf(sent && `${sent}.${outcome}`, { entryId, time });
    await recordOutcome(command, entryId, outcome, time, key);
    const isEnded = outcome === 'booked' || outcome === 'left';
    return toastRedirect(
      waitingListPath,
      toasts[outcome],
      isEnded ? { undo: { id: entryId, version: 1 } } : {},
    );
  },
});

export const clientAction = formClientAction(changeFailure);

export const meta = staffMeta('Waiting List');

export default function WaitingListRoute({ loaderData: { list }, actionData }: Route.ComponentProps) {
  useRefresh();
  return (
    <Stack gap="5">
      <Cluster as="header" align="between" gap="4">
        <div>
          <h1>Waiting list</h1>
          <p>People who agreed to be called when a time is free, longest wait first</p>
        </div>
        <RouterButtonLink to={`${waitingListPath}/new`}>
          <Plus size={20} aria-hidden />
          Put a person on the list
        </RouterButtonLink>
      </Cluster>
      {actionData && <ActionError>{actionData.message}</ActionError>}
      <StaffDeferred data={list} loading="Loading the waiting list..." failure={failure}>
        {(board) => <WaitingPage {...board} />}
      </StaffDeferred>
    </Stack>
  );
}
