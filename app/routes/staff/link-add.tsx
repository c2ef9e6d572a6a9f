import { data, href, useNavigate } from 'react-router';
import { flashRedirect } from '#app/dashboard/flash.server.ts';
import { currentStaff } from '#app/dashboard/guard.server.ts';
import { orFailed } from '#app/dashboard/or-failed.ts';
import { staffMeta } from '#app/dashboard/staff-meta.ts';
import { createLink } from '#app/links/link.commands.server.ts';
import { parseLink } from '#app/links/link.input.server.ts';
import { LinkForm } from '#app/links/parts/link-form.tsx';
import { readForm } from '#app/server/body.server.ts';
import { commandBy } from '#app/server/command.server.ts';
import { answeredFailure } from '#app/server/form-failure.server.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import type { Route } from './+types/link-add';

const listPath = href('/dashboard/Links');
const formPath = href('/dashboard/Links/new');

export const handle: PageHandle = { hydration: 'eager' };

const typedIn = (fields: URLSearchParams) => ({
  category: fields.get('category') ?? '',
  url: fields.get('url') ?? '',
});

/** What the address asks to see is shown before it is saved: the preview of a reader without scripts. */
export function loader({ context, request }: Route.LoaderArgs) {
  currentStaff(context);
  const { searchParams } = new URL(request.url);
  return { asked: searchParams.has('url') ? typedIn(searchParams) : null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const command = commandBy(context, currentStaff(context));
  let values: ReturnType<typeof typedIn> | null = null;
  try {
    values = typedIn(await readForm(request));
    await createLink(command, parseLink(values));
  } catch (error) {
    const { problem, status } = answeredFailure(error, 'Failed to create link', command.requestId);
    return data({ message: problem.message, errors: problem.errors ?? {}, values }, { status });
  }
  return flashRedirect(listPath, 'linkCreated');
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orFailed(serverAction, 'Failed to create link');
}

export function meta() {
  return staffMeta('Add New Link');
}

export default function LinkAdd({ loaderData, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <Dialog
      title="Add New Link"
      width="wide"
      closeTo={listPath}
      onClose={() => navigate(listPath, { preventScrollReset: true })}
    >
      <LinkForm asked={loaderData.asked} refused={actionData} formPath={formPath} listPath={listPath} />
    </Dialog>
  );
}
