import { recordReports } from '#app/messages/delivery-report.server.ts';
import { isSignedByMeta, whatsappEvents } from '#app/messages/whatsapp.server.ts';
import { apiResource } from '#app/platform/http/api.server.ts';
import { readBytes } from '#app/platform/http/body.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { constantTimeEqual } from '#app/platform/tokens/tokens.server.ts';

/** Bytes of one call. Meta sends several events in one. */
const mostBytes = 256 * 1024;

const unsigned = () => staffProblem(401, 'The signature is missing or wrong.');

/** Reads JSON; a signed call that holds none is answered like any other. */
function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

const resource = apiResource({
  /** Meta asks once whether this address is ours. */
  GET: async ({ url, context }) => {
    const { whatsappVerifyToken: expected } = requestContext(context).messageSecrets;
    const given = url.searchParams.get('hub.verify_token');
    const isOurs =
      url.searchParams.get('hub.mode') === 'subscribe' &&
      expected !== undefined &&
      given !== null &&
      constantTimeEqual(given, expected);
    if (!isOurs) throw staffProblem(403, 'The token is wrong.');
    const challenge = url.searchParams.get('hub.challenge') ?? '';
    return new Response(challenge.slice(0, 200), { headers: { 'Content-Type': 'text/plain' } });
  },
  POST: async ({ request, context }) => {
    const { database, messageSecrets, now, requestId } = requestContext(context);
    const bytes = await readBytes(request, mostBytes);
    const signature = request.headers.get('X-Hub-Signature-256');
    if (!(await isSignedByMeta(bytes, signature, messageSecrets.whatsappAppSecret))) throw unsigned();
    // A failure of the database is answered with 503, and Meta repeats the call for up to seven days.
    await recordReports(database, whatsappEvents(parsed(bytes), now), now, requestId);
    return new Response(null, { status: 200 });
  },
});

export const loader = resource.loader;
export const action = resource.action;
