import { apiResource } from '#app/server/api.server.ts';
import { endPresentedSession, signedOutHeaders } from '#app/staff/sign-out.server.ts';

const resource = apiResource({
  POST: async ({ request, context }) => {
    await endPresentedSession(request, context);
    return new Response(null, { status: 204, headers: signedOutHeaders });
  },
});

export const loader = resource.loader;
export const action = resource.action;
