import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from 'react-router';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { type Failure, failureOf } from './failure-message.ts';
import { announceSessionOver } from './session-end.ts';

/** Reason why a save failed without a network. */
export const offline = 'There is no network. Nothing you entered is lost: try again when it is back.';

/** Reason why a save failed without a response. The server may have saved the form; a repeated submission takes effect once. */
export const noAnswer =
  'The website did not answer. Nothing you entered is lost: try again. Nothing is done twice.';

interface ClientCall extends Pick<ClientActionFunctionArgs, 'params' | 'request' | 'url'> {
  readonly serverAction: () => Promise<unknown>;
}

interface FormClientAction<Sent> {
  /** Called when the action redirects, which means that it succeeded. A method, as the handlers of `formAction`. */
  onSaved?(call: ClientCall): void;
  /** Identifies the form on a page with several forms. */
  readonly sent?: (form: FormData) => Sent;
}

/** Identifies the form on a page whose forms have the field `intent`. */
export const intentOf = (form: FormData | URLSearchParams) => ({ intent: form.get('intent') });

type Refused<Sent> = ReturnType<typeof data<RefusedForm<never> & Sent>>;

/**
 * Makes the `clientAction` beside a `formAction`. If the server is unreachable or the session has ended, the error
 * appears beside the form. Otherwise the route's error page would replace the form and lose what was typed.
 *
 * The type of the result leaves out the server's answer, because React Router adds it to the type of `actionData`.
 *
 * @param failure message of requirement 58
 */
export const formClientAction =
  <Sent = unknown>(failure: Failure, { onSaved, sent }: FormClientAction<Sent> = {}) =>
  async (call: ClientCall): Promise<Refused<Sent>> => {
    const identity = sent?.(await call.request.clone().formData());
    try {
      return (await call.serverAction()) as Refused<Sent>;
    } catch (thrown) {
      // A redirect is a successful response.
      if (thrown instanceof Response) {
        onSaved?.(call);
        throw thrown;
      }
      if (isRouteErrorResponse(thrown) && thrown.status !== 401) throw thrown;
      if (isRouteErrorResponse(thrown)) announceSessionOver();
      const message = isRouteErrorResponse(thrown)
        ? (thrown.data as { message: string }).message
        : `${failureOf(failure, call.url)}. ${navigator.onLine ? noAnswer : offline}`;
      const refused: RefusedForm<never> = { message, errors: {}, values: null };
      // An error status stops the router from reloading the page's data, which would fail too and replace the
      // form.
      return data({ ...refused, ...identity }, { status: 503 }) as Refused<Sent>;
    }
  };
