import { parseSignIn } from '#app/accounts/session/sign-in.input.server.ts';
import { signIn } from '#app/accounts/session/sign-in.server.ts';
import { readPresentedCredentials, signInCookies } from '#app/accounts/session/sign-in-session.server.ts';
import { signInMessages } from '#app/accounts/staff/account.values.ts';
import { apiResource } from '#app/platform/http/api.server.ts';
import { readJson } from '#app/platform/http/body.server.ts';
import { createCommand } from '#app/platform/request/command.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';

const resource = apiResource({
  POST: {
    failure: signInMessages.failed,
    async answer({ request, context }) {
      const input = parseSignIn(await readJson(request));
      const signedIn = await signIn(
        createCommand(context, null),
        requestContext(context),
        input,
        readPresentedCredentials(request.headers),
      );
      const { bearerToken: token, user } = signedIn;
      return Response.json({ token, user }, { headers: signInCookies(signedIn) });
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
