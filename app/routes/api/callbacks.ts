import { findPermitted, requireStaff } from '#app/accounts/session/session.queries.server.ts';
import { requestCallback } from '#app/callbacks/callback.commands.server.ts';
import { callbackSchema, parseCallback } from '#app/callbacks/callback.input.server.ts';
import { listLimit, readCallbacks } from '#app/callbacks/callback.queries.server.ts';
import { callbackActions } from '#app/callbacks/callback.values.ts';
import { callbackJson, requestedCallbackJson } from '#app/callbacks/callback.view.ts';
import { auditList } from '#app/platform/audit-log/audit.server.ts';
import { apiResource } from '#app/platform/http/api.server.ts';
import { parseApiBody } from '#app/platform/http/api-body.server.ts';
import { readJson } from '#app/platform/http/body.server.ts';
import { readPagination } from '#app/platform/http/pagination.server.ts';
import { createCommand } from '#app/platform/request/command.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { callbackLimit } from '#app/platform/throttle/limits.server.ts';
import { countVisitorTry } from '#app/platform/throttle/visitor-limit.server.ts';
import { readIdempotencyKey } from '#app/platform/writes/idempotency.server.ts';
import { readListedDay } from '#app/staff-area/lists/listed-day.server.ts';

const resource = apiResource({
  GET: {
    failure: 'Failed to fetch calls',
    async answer({ request, context, url }) {
      const staff = await requireStaff(request, context, 'keepCallbacks');
      const command = createCommand(context, staff);
      const day = readListedDay(url.searchParams, staff);
      const part = readPagination(url, listLimit);
      const [open, done] = await readCallbacks(command.database, part.range, day);
      const [waiting, called] = [part.answer(open), part.answer(done)];
      const rows = [...waiting.rows, ...called.rows];
      await auditList(command, callbackActions.list, day ?? 'all', rows.length);
      return {
        callbacks: rows.map(callbackJson),
        ...called.more,
        ...waiting.more,
      };
    },
  },
  POST: {
    failure: 'Failed to note that you want to be called',
    async answer({ request, context }) {
      const command = createCommand(context, await findPermitted(request, context, 'keepCallbacks'));
      const input = parseApiBody(await readJson(request), callbackSchema, parseCallback);
      const key = await readIdempotencyKey(request, input);
      const { visitorRateLimit: visitorGate } = requestContext(context);
      const callback = await requestCallback(command, input, key, () =>
        countVisitorTry(command, visitorGate, callbackLimit, input.phone),
      );
      return Response.json({ callback: requestedCallbackJson(callback) }, { status: 201 });
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
