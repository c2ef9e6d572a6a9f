import { href } from 'react-router';
import { renameLink } from '#app/links/link.commands.server.ts';
import { parseTitles } from '#app/links/link.input.server.ts';
import { findLink } from '#app/links/link.queries.server.ts';
import { linkMessages } from '#app/links/link.values.ts';
import { linkName } from '#app/links/parts/link-labels.ts';
import { TitleForm } from '#app/links/parts/title-form.tsx';
import { readTitleForm } from '#app/links/title-fields.ts';
import { listAddressWithin } from '#app/navigation/list-address.ts';
import { staffNotFound } from '#app/platform/http/staff-message.server.ts';
import { readExpectedVersion } from '#app/platform/writes/row-version.server.ts';
import { formAction } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { useListAddress } from '#app/staff-area/frame/use-list-address.ts';
import { RouteDialog } from '#app/ui/dialog/route-dialog.tsx';
import type { Route } from './+types/link-title';

const listPath = href('/dashboard/Links');
const failure = 'Failed to update link';

export const loader = staffLoader(async ({ here }, { params }: Route.LoaderArgs) => {
  const link = await findLink(here.database, params.linkId);
  const { id, category, url, mediaId, title, texts, createdAt, version } =
    link ?? staffNotFound(linkMessages.gone);
  return {
    link: { id, category, mediaId, title, texts, version },
    media: linkName({ title, url, createdAt }),
  };
});

export const action = formAction({
  failure,
  read: readTitleForm,
  run: async ({ command, fields, values }, { request, url, params }: Route.ActionArgs) => {
    const version = readExpectedVersion(request, Object.fromEntries(fields));
    await renameLink(command, params.linkId, parseTitles(values), version);
    return toastRedirect(listAddressWithin(listPath, url.search), 'linkUpdated');
  },
});

export const clientAction = formClientAction(failure);

export const meta = staffMeta('Edit Title');

export default function LinkTitle({ loaderData: { link, media }, actionData }: Route.ComponentProps) {
  const leaveTo = useListAddress(listPath);
  return (
    <RouteDialog title="Edit Title" width="wide" description={media} listPath={leaveTo}>
      <TitleForm key={link.id} link={link} refused={actionData} listPath={leaveTo} />
    </RouteDialog>
  );
}
