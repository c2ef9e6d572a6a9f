import { data, Form, href, redirect, useLocation } from 'react-router';
import { CodeField } from '#app/accounts/parts/code-field.tsx';
import { SignInButton } from '#app/accounts/parts/sign-in-button.tsx';
import { SignInPage } from '#app/accounts/parts/sign-in-page.tsx';
import {
  expiredPendingSignInCookie,
  findPendingSignIn,
} from '#app/accounts/session/pending-sign-in.server.ts';
import { finishSignIn, signInFailure } from '#app/accounts/session/sign-in.server.ts';
import { readPresentedCredentials, signInCookies } from '#app/accounts/session/sign-in-session.server.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { serviceUnavailable } from '#app/platform/http/problems.server.ts';
import { createCommand } from '#app/platform/request/command.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { staffPageHeaders } from '#app/staff-area/frame/guard.server.ts';
import { safeNextPath } from '#app/staff-area/frame/next-path.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { Route } from './+types/sign-in-code';

export const handle: PageHandle = { hydration: 'eager' };

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return { ...Object.fromEntries(actionHeaders ?? []), ...staffPageHeaders };
}

/** Redirects to the password step if it was not done yet or has expired. */
const firstStep = (url: URL) => redirect(`${href('/signin')}${url.search}`, { headers: staffPageHeaders });

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { database, now, requestId } = requestContext(context);
  try {
    if (!(await findPendingSignIn(database, request.headers, now))) throw firstStep(url);
    return null;
  } catch (error) {
    if (error instanceof Response) throw error;
    return data(null, serviceUnavailable(error, 'a sign-in was not looked up', requestId));
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const here = requestContext(context);
  try {
    const form = await readForm(request);
    const pending = await findPendingSignIn(here.database, request.headers, here.now);
    if (!pending) return firstStep(url);
    const code = form.get('code') ?? '';
    const presented = readPresentedCredentials(request.headers);
    const headers = signInCookies(
      await finishSignIn(createCommand(context, null), here, pending, code, presented),
    );
    headers.append('Set-Cookie', expiredPendingSignInCookie());
    const next = safeNextPath(url.searchParams.get('next')) ?? href('/dashboard');
    return redirect(next, { status: 303, headers });
  } catch (error) {
    const { message, status, headers } = signInFailure(error, here.requestId);
    return data({ message }, { status, headers });
  }
}

/** A refused code changes no loader data. */
export const shouldRevalidate = () => false;

export const meta = staffMeta('Your code');

export default function SignInCode({ actionData }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const busy = useSubmitting();
  return (
    <SignInPage title="Your code">
      <Form method="post" action={`${pathname}${search}`} noValidate>
        <Stack gap="5">
          {actionData && !busy && <InlineAlert tone="danger">{actionData.message}</InlineAlert>}
          <CodeField hint="The six digits that your authenticator app shows now. Without your phone: one of your printed recovery codes." />
          <SignInButton busy={busy} />
        </Stack>
      </Form>
      <p>
        <TextLink href={`/signin${search}`}>Begin again</TextLink>
      </p>
    </SignInPage>
  );
}
