import { Form, Link } from 'react-router';
import { listAddressWithin } from '#app/navigation/list-address.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { deskPathWith } from '#app/staff-area/frame/desk-paths.ts';
import { formAction } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import type { RouteArguments } from '#app/staff-area/frame/staff-call.server.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { useListAddress } from '#app/staff-area/frame/use-list-address.ts';
import { breakLongWords } from '#app/staff-area/lists/break-long-words.css.ts';
import { staffListStores } from '#app/staff-area/lists/staff-list-stores.server.ts';
import { listAt, staffLists } from '#app/staff-area/lists/staff-lists.ts';
import { Button } from '#app/ui/button/button.tsx';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import { AddressButton } from '#app/ui/form/address-form.tsx';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { ActionError } from '#app/ui/toast/action-error.tsx';
import type { Route } from './+types/list-delete';

const failure = ({ pathname }: URL) => `Failed to delete ${staffLists[listAt(pathname)].nouns.one}`;

function rowOf({ url, params }: Pick<RouteArguments, 'url' | 'params'>) {
  const name = listAt(url.pathname);
  return { name, id: params[`${name}Id`] ?? '' };
}

/** Asks before a row of a staff list is deleted (requirement 41). */
export const loader = staffLoader(async ({ here }, args) => {
  const { name, id } = rowOf(args);
  return { list: name, ...(await staffListStores[name].question(here.database, id, here.now)) };
});

export const action = formAction({
  failure,
  run: async ({ command }, args) => {
    const { name, id } = rowOf(args);
    const { remove, isBinned } = staffListStores[name];
    await remove(command, id).catch(async (error: unknown) => {
      // A person may submit a deletion again if the first response was lost.
      const isGone = error instanceof ProblemError && error.status === 404;
      if (!isGone || !(await isBinned(command.database, id))) throw error;
    });
    return toastRedirect(listAddressWithin(staffLists[name].path, args.url.search), `${name}Deleted`, {
      undo: { id, version: 0 },
    });
  },
});

export const clientAction = formClientAction(failure);

export const meta = staffMeta('Confirm Delete');

export default function ListDelete({ loaderData, actionData }: Route.ComponentProps) {
  const { list, name, text, warning } = loaderData;
  const leaveTo = useListAddress(staffLists[list].path);
  const busy = useSubmitting();
  return (
    <RouteDialog
      title="Confirm Delete"
      description={`Are you sure you want to delete this ${staffLists[list].nouns.one}?`}
      listPath={leaveTo}
    >
      <Stack>
        <p>
          <strong className={breakLongWords}>{name}</strong> {text}
          {warning && (
            <>
              {' '}
              <strong>{warning.strong}</strong> {warning.text}{' '}
              <Link to={deskPathWith(warning.link.filters)}>{warning.link.label}</Link>.
            </>
          )}
        </p>
        {actionData && !busy && <ActionError>{actionData.message}</ActionError>}
        <Cluster>
          <Form method="post" preventScrollReset>
            <Button type="submit" variant="danger" busy={busy}>
              Delete
            </Button>
          </Form>
          <AddressButton to={leaveTo} variant="secondary">
            Cancel
          </AddressButton>
        </Cluster>
      </Stack>
    </RouteDialog>
  );
}
