import { data } from 'react-router';
import { answeredFailure } from '#app/platform/http/problems.server.ts';
import { UsedKeyError } from '#app/platform/writes/idempotency.server.ts';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';

/** A form that went through and comes once more with something else: what it says of its key is for the API's callers. */
const formUsed = 'This form was recorded already, with something else. Open it again to record more.';

/**
 * A form's answer where what it asked for failed. A fault of ours is thrown on.
 *
 * @param failure the words for when the database fails (requirement 58)
 * @param values what was typed
 */
export function refuseForm<Values = never>(
  error: unknown,
  failure: string,
  requestId: string,
  values: Values | null = null,
) {
  const { problem, status } = answeredFailure(error, failure, requestId);
  const message = error instanceof UsedKeyError ? formUsed : problem.message;
  const { errors = {}, version } = problem;
  const refused: RefusedForm<Values> = {
    message,
    errors,
    values,
    ...(version !== undefined && { version }),
  };
  return data(refused, { status });
}
