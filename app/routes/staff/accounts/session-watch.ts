import { readPresented, signInCookies } from '#app/accounts/session/entry.server.ts';
import { findStaff } from '#app/accounts/session/session.queries.server.ts';
import { lookAtSession } from '#app/accounts/session/session-watch.server.ts';
import { signIn } from '#app/accounts/session/sign-in.server.ts';
import { findAccountById } from '#app/accounts/staff/account.queries.server.ts';
import { signInMessages } from '#app/accounts/staff/account.values.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { answeredFailure, ProblemError } from '#app/platform/http/problems.server.ts';
import { commandBy } from '#app/platform/request/command.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { ofOnePerson } from '#app/platform/writes/one-person.server.ts';
import type { Route } from './+types/session-watch';

const json = (body: unknown, init: ResponseInit = {}) => {
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(ofOnePerson)) headers.set(name, value);
  return Response.json(body, { ...init, headers });
};

const answered = async (work: () => Promise<Response>, requestId: string): Promise<Response> => {
  try {
    return await work();
  } catch (error) {
    const { status, problem } = answeredFailure(error, signInMessages.failed, requestId);
    return json(problem, { status, ...(error instanceof ProblemError && { headers: error.headers }) });
  }
};

/** How long the session still lasts, for a page that watches it. */
export function loader({ request, context }: Route.LoaderArgs) {
  const look = async () => json(await lookAtSession(request, context));
  return answered(look, requestContext(context).requestId);
}

/** `stay` uses the session, so that it lasts on; `sign-in` opens another one for the account that the page was made for, and no other. */
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
    if (!account || password === '') throw new ProblemError(400, { message: signInMessages.incomplete });
    const input = { email: account.email, password, remember: false, ...(code && { code }) };
    const signedIn = await signIn(commandBy(context, null), here, input, readPresented(request.headers));
    return json({}, { headers: signInCookies(signedIn) });
  }, here.requestId);
}
