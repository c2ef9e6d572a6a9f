import { data, href, redirect, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { SignInForm } from '#app/accounts/parts/sign-in-form.tsx';
import { SignInPage } from '#app/accounts/parts/sign-in-page.tsx';
import { pendingSignInCookie } from '#app/accounts/session/pending-sign-in.server.ts';
import { findStaffIfPossible } from '#app/accounts/session/session.queries.server.ts';
import { parseSignInForm } from '#app/accounts/session/sign-in.input.server.ts';
import { beginSignIn, signInFailure } from '#app/accounts/session/sign-in.server.ts';
import { readPresentedCredentials, signInCookies } from '#app/accounts/session/sign-in-session.server.ts';
import { signInMessages } from '#app/accounts/staff/account.values.ts';
import { ownFields } from '#app/accounts/staff/account-fields.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { createCommand } from '#app/platform/request/command.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { staffPageHeaders } from '#app/staff-area/frame/guard.server.ts';
import { safeNextPath } from '#app/staff-area/frame/next-path.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { readToast } from '#app/staff-area/frame/toast.server.ts';
import { type FlashMessage, toastMessages } from '#app/staff-area/frame/toast.values.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import type { Route } from './+types/sign-in';

export const handle: PageHandle = { hydration: 'eager' };

const dashboard = href('/dashboard');

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return { ...Object.fromEntries(actionHeaders ?? []), ...staffPageHeaders };
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  if (await findStaffIfPossible(request, context)) {
    throw redirect(safeNextPath(url.searchParams.get('next')) ?? dashboard, { headers: staffPageHeaders });
  }
  const { shown, headers } = readToast(request);
  // The message itself, so that this public page does not load the messages of the staff area.
  const flash: FlashMessage | undefined = shown && toastMessages[shown.key];
  return data({ flash }, { headers });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  let form = new URLSearchParams();
  try {
    form = await readForm(request);
    const input = parseSignInForm(form);
    const presented = readPresentedCredentials(request.headers);
    const begun = await beginSignIn(createCommand(context, null), requestContext(context), input, presented);
    if ('pendingToken' in begun) {
      return redirect(`${href('/signin/code')}${url.search}`, {
        status: 303,
        headers: { 'Set-Cookie': pendingSignInCookie(begun.pendingToken) },
      });
    }
    return redirect(safeNextPath(url.searchParams.get('next')) ?? dashboard, {
      status: 303,
      headers: signInCookies(begun.signedIn),
    });
  } catch (error) {
    const { message, status, headers } = signInFailure(error, requestContext(context).requestId);
    const typed = {
      email: form.get('email')?.slice(0, ownFields.email.max) ?? '',
      remember: form.has('rememberPassword'),
    };
    return data({ message, ...typed }, { status, headers });
  }
}

/** Shows the message of requirement 58 also if no response arrives, for example without a network. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (failure) {
    if (failure instanceof Response) throw failure;
    return {
      message: signInMessages.failed,
      email: String(form.get('email') ?? ''),
      remember: form.has('rememberPassword'),
    };
  }
}

/** A refused sign-in changes no loader data, and without a network a reload would fail too. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' ? false : defaultShouldRevalidate;
}

export const meta = staffMeta('Staff sign-in');

export default function SignIn({ loaderData: { flash }, actionData }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  return (
    <SignInPage title="Staff sign-in">
      {flash && !actionData && <InlineAlert tone={flash.tone ?? 'positive'}>{flash.text}</InlineAlert>}
      <SignInForm refused={actionData} action={`${pathname}${search}`} />
    </SignInPage>
  );
}
