import { requireCommand } from '#app/accounts/session.queries.server.ts';
import { noteCall } from '#app/callbacks/callback.commands.server.ts';
import { parseCallOutcome } from '#app/callbacks/callback.input.server.ts';
import { callbackJson } from '#app/callbacks/callback.view.ts';
import { apiResource } from '#app/server/api.server.ts';
import { readJson } from '#app/server/body.server.ts';

const resource = apiResource({
  PUT: {
    failure: 'Failed to note the call',
    async answer({ request, params, context }) {
      const command = await requireCommand(request, context);
      const outcome = parseCallOutcome(await readJson(request));
      return { callback: callbackJson(await noteCall(command, params.callbackId ?? '', outcome)) };
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
