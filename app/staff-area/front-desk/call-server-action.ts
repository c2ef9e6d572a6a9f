import { data, isRouteErrorResponse } from 'react-router';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { announceSessionOver } from '../frame/session-end.ts';

/** Reason why a save failed without a network. */
export const offline = 'There is no network. Nothing you entered is lost: try again when it is back.';

/** Reason why a save failed without a response. The server may have saved the form; a repeated submission takes effect once. */
export const noAnswer =
  'The website did not answer. Nothing you entered is lost: try again. Nothing is done twice.';

/**
 * Calls the server's action from a route's `clientAction`. If the server is unreachable or the session has
 * ended, the error appears beside the form. Otherwise the route's error page would replace the form and lose
 * what was typed.
 *
 * @param failure message of requirement 58
 * @param onDone called when the action redirects, which means that it succeeded
 * @param sent identifies the form on a page with several forms
 */
export async function callServerAction<Answer, Sent extends object = object>(
  serverAction: () => Promise<Answer>,
  failure: string,
  onDone?: () => void,
  sent: Sent = {} as Sent,
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
    const message = isRouteErrorResponse(thrown)
      ? (thrown.data as { message: string }).message
      : `${failure}. ${navigator.onLine ? noAnswer : offline}`;
    const refused: RefusedForm<never> = { message, errors: {}, values: null };
    // An error status stops the router from reloading the page's data, which would fail too and replace the
    // form.
    return data({ ...refused, ...sent }, { status: 503 });
  }
}
