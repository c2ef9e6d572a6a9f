import { redirect } from 'react-router';
import { endPresentedSession, signedOutHeaders } from '#app/accounts/session/sign-out.server.ts';
import { isDatabaseFailure } from '#app/platform/database/failure.server.ts';
import { fallbackPage } from '#app/platform/http/fallback-page.server.ts';
import { logError } from '#app/platform/log/log.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import type { Route } from './+types/sign-out';

/** GET never signs out, so that a link cannot end a session. */
export function loader() {
  return redirect('/signin');
}

export async function action({ request, context }: Route.ActionArgs) {
  try {
    await endPresentedSession(request, context);
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    const { facts, nonce, requestId } = requestContext(context);
    logError('database failed at sign-out', requestId, error);
    return fallbackPage({
      status: 503,
      because: 'signedIn',
      pathname: new URL(request.url).pathname,
      facts,
      nonce,
      requestId,
    });
  }
  return toastRedirect('/signin', 'signedOut', { headers: signedOutHeaders });
}
