import { redirect } from 'react-router';
import { endPresentedSession, signedOutHeaders } from '#app/accounts/sign-out.server.ts';
import { flashRedirect } from '#app/dashboard/flash.server.ts';
import { requestContext } from '#app/server/context.server.ts';
import { isDatabaseFailure } from '#app/server/database/failure.server.ts';
import { fallbackPage } from '#app/server/fallback-page.server.ts';
import { logError } from '#app/server/log.server.ts';
import type { Route } from './+types/sign-out';

/** Following a link signs nobody out. */
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
  return flashRedirect('/signin', 'signedOut', { headers: signedOutHeaders });
}
