import { requireCommand } from '#app/accounts/session/session.queries.server.ts';
import { callbackVersion, recordCall } from '#app/callbacks/callback.commands.server.ts';
import { parseCallOutcome } from '#app/callbacks/callback.input.server.ts';
import { callbackJson } from '#app/callbacks/callback.view.ts';
import { apiResource } from '#app/platform/http/api.server.ts';
import { readJson } from '#app/platform/http/body.server.ts';
import { readIdempotencyKey } from '#app/platform/writes/idempotency.server.ts';
import { readExpectedVersion, versionedResponse } from '#app/platform/writes/row-version.server.ts';

const resource = apiResource({
  PUT: {
    failure: 'Failed to note the call',
    async answer({ request, params, context }) {
      const command = await requireCommand(request, context, 'keepCallbacks');
      const body = await readJson(request);
      const outcome = parseCallOutcome(body);
      const callbackId = params.callbackId ?? '';
      const key = await readIdempotencyKey(request, { callbackId, outcome });
      const callback = await recordCall(
        command,
        callbackId,
        outcome,
        key,
        readExpectedVersion(request, body),
      );
      return versionedResponse({ callback: callbackJson(callback) }, callbackVersion(callback));
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
