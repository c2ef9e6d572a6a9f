import { data, isRouteErrorResponse } from 'react-router';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { tellSessionOver } from '../frame/session-end.ts';

/**
 * For a route's `clientAction`: calls the server's action. Where that cannot be reached, or the session has ended, the
 * answer stands beside the form, which stays as it is; else the whole page would give way to an error.
 *
 * @param failure the words of requirement 58
 * @param onDone called where the action leads on, which is how it says that it did what was asked
 */
export async function callAction<Answer>(
  serverAction: () => Promise<Answer>,
  failure: string,
  onDone?: () => void,
) {
  try {
    return await serverAction();
  } catch (thrown) {
    // A redirect is an answer.
    if (thrown instanceof Response) {
      onDone?.();
      throw thrown;
    }
    if (isRouteErrorResponse(thrown) && thrown.status !== 401) throw thrown;
    if (isRouteErrorResponse(thrown)) tellSessionOver();
    const message = isRouteErrorResponse(thrown) ? (thrown.data as { message: string }).message : failure;
    const refused: RefusedForm<never> = { message, errors: {}, values: null };
    // The status keeps the router from loading the page's data anew, which would fail too and take the form away.
    return data(refused, { status: 503 });
  }
}
