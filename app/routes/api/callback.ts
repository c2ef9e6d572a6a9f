import { requireCommand } from '#app/accounts/session.queries.server.ts';
import { noteCall } from '#app/callbacks/callback.commands.server.ts';
import { parseCallOutcome } from '#app/callbacks/callback.input.server.ts';
import { callbackJson } from '#app/callbacks/callback.view.ts';
import { apiResource } from '#app/server/api.server.ts';
import { readJson } from '#app/server/body.server.ts';
import { readIdempotencyKey } from '#app/server/idempotency.server.ts';

const resource = apiResource({
  PUT: {
    failure: 'Failed to note the call',
    async answer({ request, params, context }) {
      const command = await requireCommand(request, context, 'keepCallbacks');
      const outcome = parseCallOutcome(await readJson(request));
      const callbackId = params.callbackId ?? '';
      const key = await readIdempotencyKey(request, { callbackId, outcome });
      return { callback: callbackJson(await noteCall(command, callbackId, outcome, key)) };
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
