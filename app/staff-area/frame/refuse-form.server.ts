import { data } from 'react-router';
import { failureResponse } from '#app/platform/http/problems.server.ts';
import { IdempotencyConflictError } from '#app/platform/writes/idempotency.server.ts';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';

/**
 * Message for a form whose idempotency key was used with other values. The text of the error itself addresses
 * API callers.
 */
const formUsed = 'This form was recorded already, with something else. Open it again to record more.';

/**
 * Turns an error into the response of a form. Unexpected errors are thrown again.
 *
 * @param failure message for a database failure (requirement 58)
 * @param values submitted values
 */
export function refuseForm<Values = never>(
  error: unknown,
  failure: string,
  requestId: string,
  values: Values | null = null,
) {
  const { problem, status } = failureResponse(error, failure, requestId);
  const message = error instanceof IdempotencyConflictError ? formUsed : problem.message;
  const { errors = {}, version } = problem;
  const refused: RefusedForm<Values> = {
    message,
    errors,
    values,
    ...(version !== undefined && { version }),
  };
  return data(refused, { status });
}
