import { findPermitted, requireCommand } from '#app/accounts/session/session.queries.server.ts';
import { createLink } from '#app/links/link.commands.server.ts';
import { parseLink } from '#app/links/link.input.server.ts';
import { listLimit, listLinks, listPublicLinks } from '#app/links/link.queries.server.ts';
import { linkJson } from '#app/links/link.view.ts';
import { apiResource } from '#app/platform/http/api.server.ts';
import { readJson } from '#app/platform/http/body.server.ts';
import { readPagination } from '#app/platform/http/pagination.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { readIdempotencyKey } from '#app/platform/writes/idempotency.server.ts';

const resource = apiResource({
  GET: {
    failure: 'Failed to fetch links',
    async answer({ request, context, url }) {
      const { database } = requestContext(context);
      const staff = await findPermitted(request, context, 'manageLinks');
      const part = readPagination(url, listLimit);
      const found = await (staff ? listLinks : listPublicLinks)(database, part.range);
      const { rows, more } = part.answer<Parameters<typeof linkJson>[0]>(found);
      return { data: rows.map(linkJson), ...more };
    },
  },
  POST: {
    failure: 'Failed to create link',
    async answer({ request, context }) {
      const command = await requireCommand(request, context, 'manageLinks');
      const input = parseLink(await readJson(request));
      const idempotencyKey = await readIdempotencyKey(request, input);
      const link = await createLink(command, input, undefined, idempotencyKey);
      return Response.json({ data: linkJson(link) }, { status: 201 });
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
