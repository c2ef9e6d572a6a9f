import { data, href, redirect } from 'react-router';
import { AccountLinkForm } from '#app/accounts/parts/account-link-form.tsx';
import { SignInPage } from '#app/accounts/parts/sign-in-page.tsx';
import { readPresentedCredentials, signInCookies } from '#app/accounts/session/sign-in-session.server.ts';
import { parseNewPassword, parseOwnName } from '#app/accounts/staff/account.input.server.ts';
import { ownFields } from '#app/accounts/staff/account-fields.ts';
import {
  findAccountLink,
  invalidLinkMessage,
  redeemAccountLink,
} from '#app/accounts/staff/account-link.server.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { serviceUnavailable } from '#app/platform/http/problems.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import { createCommand } from '#app/platform/request/command.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { widestGroup } from '#app/platform/throttle/network.server.ts';
import { applyRateLimit } from '#app/platform/throttle/rate-limit.server.ts';
import { staffPageHeaders } from '#app/staff-area/frame/guard.server.ts';
import { refuseForm } from '#app/staff-area/frame/refuse-form.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { type FieldTexts, readTexts } from '#app/ui/form/declared-field.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import type { Route } from './+types/account-link';

export const handle: PageHandle = { hydration: 'eager' };

const failure = 'We cannot look at your link for the moment. Please try again in a minute.';

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return {
    ...Object.fromEntries(actionHeaders ?? loaderHeaders),
    ...staffPageHeaders,
  };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { database, now, requestId } = requestContext(context);
  try {
    const link = await findAccountLink(database, params.token, now);
    if (!link) return data({ link: null, message: invalidLinkMessage }, { status: 404 });
    const { email, role } = link;
    return data({ link: { email, isInvitation: role !== null }, message: null });
  } catch (error) {
    return data(
      { link: null, message: failure },
      serviceUnavailable(error, 'a link was not looked up', requestId),
    );
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const here = requestContext(context);
  const command = createCommand(context, null);
  let values: FieldTexts<'name'> | null = null;
  try {
    const form = await readForm(request);
    values = readTexts({ name: ownFields.name }, form);
    const link = await findAccountLink(here.database, params.token, here.now);
    if (!link) {
      // After the read, so that a stranger on the same network cannot keep out a person with a valid link.
      await applyRateLimit(here.signInRateLimit, widestGroup(here.address), here.requestId);
      throw staffProblem(409, invalidLinkMessage);
    }
    const name = link.name ?? parseOwnName(values);
    const password = await parseNewPassword(form, { email: link.email, name }, command.facts);
    const presented = readPresentedCredentials(request.headers);
    const signedIn = await redeemAccountLink(command, here, link, { name, password }, presented);
    return redirect(href('/dashboard'), { status: 303, headers: signInCookies(signedIn) });
  } catch (error) {
    return refuseForm(error, failure, here.requestId, values);
  }
}

/** Skips the loaders after the action: a refused form changes no data, and a used link would remove the form. */
export const shouldRevalidate = () => false;

export const meta = staffMeta('Your account');

export default function AccountLink({ loaderData: { link, message }, actionData }: Route.ComponentProps) {
  return (
    <SignInPage title={link === null || link.isInvitation ? 'Your account' : 'Your new password'}>
      {link ? (
        <AccountLinkForm email={link.email} asksName={link.isInvitation} refused={actionData} />
      ) : (
        <InlineAlert tone="danger">{actionData?.message ?? message}</InlineAlert>
      )}
    </SignInPage>
  );
}
