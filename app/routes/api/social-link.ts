import { requireStaff } from '#app/accounts/session.queries.server.ts';
import { deleteLink } from '#app/links/link.commands.server.ts';
import { apiResource } from '#app/server/api.server.ts';
import { commandBy } from '#app/server/command.server.ts';

const resource = apiResource({
  DELETE: {
    failure: 'Failed to delete link',
    async answer({ request, params, context }) {
      const staff = await requireStaff(request, context);
      await deleteLink(commandBy(context, staff), params.linkId ?? '');
      return { message: 'Link deleted' };
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
