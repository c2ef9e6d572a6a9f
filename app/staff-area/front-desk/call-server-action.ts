import { data, isRouteErrorResponse } from 'react-router';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { announceSessionOver } from '../frame/session-end.ts';

/**
 * Calls the server's action from a route's `clientAction`. If the server is unreachable or the session has
 * ended, the error appears beside the form. Otherwise the route's error page would replace the form and lose
 * what was typed.
 *
 * @param failure message of requirement 58
 * @param onDone called when the action redirects, which means that it succeeded
 */
export async function callServerAction<Answer>(
  serverAction: () => Promise<Answer>,
  failure: string,
  onDone?: () => void,
) {
  try {
    return await serverAction();
  } catch (thrown) {
    // A redirect is a successful response.
    if (thrown instanceof Response) {
      onDone?.();
      throw thrown;
    }
    if (isRouteErrorResponse(thrown) && thrown.status !== 401) throw thrown;
    if (isRouteErrorResponse(thrown)) announceSessionOver();
    const message = isRouteErrorResponse(thrown) ? (thrown.data as { message: string }).message : failure;
    const refused: RefusedForm<never> = { message, errors: {}, values: null };
    // An error status stops the router from reloading the page's data, which would fail too and replace the
    // form.
    return data(refused, { status: 503 });
  }
}
