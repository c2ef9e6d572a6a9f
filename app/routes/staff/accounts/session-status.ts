import { findStaff } from '#app/accounts/session/session.queries.server.ts';
import { readSessionStatus } from '#app/accounts/session/session-status.server.ts';
import { signIn } from '#app/accounts/session/sign-in.server.ts';
import { readPresentedCredentials, signInCookies } from '#app/accounts/session/sign-in-session.server.ts';
import { findAccountById } from '#app/accounts/staff/account.queries.server.ts';
import { signInMessages } from '#app/accounts/staff/account.values.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { failureResponse, ProblemError } from '#app/platform/http/problems.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import { createCommand } from '#app/platform/request/command.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { privateResponseHeaders } from '#app/platform/writes/private-response.server.ts';
import type { Route } from './+types/session-status';

const json = (body: unknown, init: ResponseInit = {}) => {
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(privateResponseHeaders)) headers.set(name, value);
  return Response.json(body, { ...init, headers });
};

const answered = async (work: () => Promise<Response>, requestId: string): Promise<Response> => {
  try {
    return await work();
  } catch (error) {
    const { status, problem } = failureResponse(error, signInMessages.failed, requestId);
    return json(problem, { status, ...(error instanceof ProblemError && { headers: error.headers }) });
  }
};

/** Returns the remaining time of the session to a page that checks it. */
export function loader({ request, context }: Route.LoaderArgs) {
  const answer = async () => json(await readSessionStatus(request, context));
  return answered(answer, requestContext(context).requestId);
}

/**
 * Handles the session dialog. `stay` extends the session; `sign-in` opens a new one, only for the account
 * that the page was rendered for.
 */
export function action({ request, context }: Route.ActionArgs) {
  const here = requestContext(context);
  return answered(async () => {
    const form = await readForm(request);
    if (form.get('intent') === 'stay') {
      await findStaff(request, context);
      return json({});
    }
    const password = form.get('password')?.trim() ?? '';
    const code = form.get('code');
    const account = await findAccountById(here.database, form.get('accountId') ?? '');
    if (!account || password === '') throw staffProblem(400, signInMessages.incomplete);
    const input = { email: account.email, password, remember: false, ...(code && { code }) };
    const signedIn = await signIn(
      createCommand(context, null),
      here,
      input,
      readPresentedCredentials(request.headers),
    );
    return json({}, { headers: signInCookies(signedIn) });
  }, here.requestId);
}
