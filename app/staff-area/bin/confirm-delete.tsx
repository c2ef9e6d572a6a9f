import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { pathOfAddress } from '#app/navigation/list-address.ts';
import { Button } from '#app/ui/button/button.tsx';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import { AddressFields } from '#app/ui/form/address-fields.tsx';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { ActionError } from '#app/ui/toast/action-error.tsx';

/**
 * Asks before something is deleted (requirement 41). The form submits to the route that renders it;
 * `deletion` makes the loader and action of that route.
 *
 * @param what for example 'doctor'
 * @param refusal why the last attempt failed
 * @param children the name of the thing and its place
 */
export function ConfirmDelete({
  what,
  listPath,
  refusal,
  children,
}: {
  readonly what: string;
  readonly listPath: string;
  readonly refusal: string | undefined;
  readonly children: ReactNode;
}) {
  const busy = useSubmitting();
  return (
    <RouteDialog
      title="Confirm Delete"
      description={`Are you sure you want to delete this ${what}?`}
      listPath={listPath}
    >
      <Stack>
        <p>{children}</p>
        {refusal && !busy && <ActionError>{refusal}</ActionError>}
        <Cluster>
          <Form method="post" preventScrollReset>
            <Button type="submit" variant="danger" busy={busy}>
              Delete
            </Button>
          </Form>
          <Form method="get" action={pathOfAddress(listPath)} preventScrollReset>
            <AddressFields of={listPath} />
            <Button type="submit" variant="secondary">
              Cancel
            </Button>
          </Form>
        </Cluster>
      </Stack>
    </RouteDialog>
  );
}
