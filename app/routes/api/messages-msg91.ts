import { recordReports } from '#app/messages/delivery-report.server.ts';
import { msg91Reports } from '#app/messages/msg91.server.ts';
import { apiResource } from '#app/platform/http/api.server.ts';
import { readJson } from '#app/platform/http/body.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { constantTimeEqual } from '#app/platform/tokens/tokens.server.ts';

const mostBytes = 256 * 1024;

const resource = apiResource({
  POST: async ({ request, params, context }) => {
    const { database, messageSecrets, now, requestId } = requestContext(context);
    const expected = messageSecrets.msg91WebhookPath;
    // MSG91 signs nothing, so the random path is the secret. A wrong one is answered like any unknown address.
    if (!expected || !constantTimeEqual(params.secret ?? '', expected))
      throw staffProblem(404, 'There is no such call.');
    const body = await readJson(request, { bytes: mostBytes });
    await recordReports(database, { reports: msg91Reports(body, now) }, now, requestId);
    return new Response(null, { status: 200 });
  },
});

export const loader = resource.loader;
export const action = resource.action;
