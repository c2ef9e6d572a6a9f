import { endPresentedSession, signedOutHeaders } from '#app/accounts/session/sign-out.server.ts';
import { apiResource } from '#app/platform/http/api.server.ts';

const resource = apiResource({
  POST: async ({ request, context }) => {
    await endPresentedSession(request, context);
    return new Response(null, { status: 204, headers: signedOutHeaders });
  },
});

export const loader = resource.loader;
export const action = resource.action;
