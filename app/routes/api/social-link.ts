import { requireCommand } from '#app/accounts/session/session.queries.server.ts';
import { deleteLink } from '#app/links/link-bin.server.ts';
import { apiResource } from '#app/platform/http/api.server.ts';
import { readExpectedVersion } from '#app/platform/writes/row-version.server.ts';

const resource = apiResource({
  DELETE: {
    failure: 'Failed to delete link',
    async answer({ request, params, context }) {
      const command = await requireCommand(request, context, 'manageLinks');
      await deleteLink(command, params.linkId ?? '', readExpectedVersion(request));
      return { message: 'Link deleted' };
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
