import { signInMessages } from '#app/accounts/account.values.ts';
import { readPresented, signInCookies } from '#app/accounts/entry.server.ts';
import { parseSignIn } from '#app/accounts/sign-in.input.server.ts';
import { signIn } from '#app/accounts/sign-in.server.ts';
import { apiResource } from '#app/server/api.server.ts';
import { readJson } from '#app/server/body.server.ts';
import { commandBy } from '#app/server/command.server.ts';
import { requestContext } from '#app/server/context.server.ts';

const resource = apiResource({
  POST: {
    failure: signInMessages.failed,
    async answer({ request, context }) {
      const input = parseSignIn(await readJson(request));
      const signedIn = await signIn(
        commandBy(context, null),
        requestContext(context),
        input,
        readPresented(request.headers),
      );
      const { bearerToken: token, user } = signedIn;
      return Response.json({ token, user }, { headers: signInCookies(signedIn) });
    },
  },
});

export const loader = resource.loader;
export const action = resource.action;
