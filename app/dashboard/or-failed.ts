import { data, isRouteErrorResponse } from 'react-router';

/** What a form shows where its action gave no answer of its own. */
export interface Failed {
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
  /** Nothing to put back: what was typed is still in the form. */
  readonly values: null;
}

/**
 * For a route's `clientAction`: an action that cannot be reached, or whose session has ended, is answered beside
 * the form, which stays as it is. Without this the whole page would give way to an error.
 *
 * @param message the words of the specification's section 8
 */
export async function orFailed<Answer>(serverAction: () => Promise<Answer>, message: string) {
  try {
    return await serverAction();
  } catch (failure) {
    // A redirect is an answer.
    if (failure instanceof Response) throw failure;
    if (isRouteErrorResponse(failure) && failure.status !== 401) throw failure;
    const told = isRouteErrorResponse(failure) ? (failure.data as { message: string }).message : message;
    const failed: Failed = { message: told, errors: {}, values: null };
    // The status keeps the router from loading the page's data anew, which would fail too and take the form away.
    return data(failed, { status: 503 });
  }
}
