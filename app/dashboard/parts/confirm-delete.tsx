import type { ReactNode } from 'react';
import { Form, useNavigate } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Flash } from '#app/ui/flash/flash.tsx';
import { useSending } from '#app/ui/hydration/use-sending.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';

/**
 * The question before something is deleted (specification, section 2.5), as a page of its own above its list. Delete
 * is sent to the route that renders it.
 *
 * @param what such as 'doctor'
 * @param refusal why the last try did not delete
 * @param children what exactly goes, and from where
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
  const navigate = useNavigate();
  const busy = useSending();
  return (
    <Dialog
      title="Confirm Delete"
      description={`Are you sure you want to delete this ${what}?`}
      closeTo={listPath}
      onClose={() => navigate(listPath, { preventScrollReset: true })}
    >
      <Stack>
        {refusal && <Flash tone="danger">{refusal}</Flash>}
        <p>{children}</p>
        <Cluster>
          <Form method="post" preventScrollReset>
            <Button type="submit" variant="danger" busy={busy}>
              Delete
            </Button>
          </Form>
          <Form method="get" action={listPath} preventScrollReset>
            <Button type="submit" variant="secondary">
              Cancel
            </Button>
          </Form>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
