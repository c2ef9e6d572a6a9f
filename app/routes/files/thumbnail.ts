import { findPermitted } from '#app/accounts/session/session.queries.server.ts';
import { serveThumbnail } from '#app/links/serve-thumbnail.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import type { Route } from './+types/thumbnail';

export function loader({ params, request, context }: Route.LoaderArgs) {
  return serveThumbnail(
    requestContext(context),
    params.linkId,
    request,
    async () => (await findPermitted(request, context, 'manageLinks')) !== null,
  );
}
