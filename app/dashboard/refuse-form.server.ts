import { data } from 'react-router';
import { answeredFailure } from '#app/server/problems.server.ts';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';

/**
 * A form's answer where what it asked for failed. A fault of ours is thrown on.
 *
 * @param failure the words for when the database fails (specification, section 8)
 * @param values what was typed
 */
export function refuseForm<Values = never>(
  error: unknown,
  failure: string,
  requestId: string,
  values: Values | null = null,
) {
  const { problem, status } = answeredFailure(error, failure, requestId);
  const refused: RefusedForm<Values> = { message: problem.message, errors: problem.errors ?? {}, values };
  return data(refused, { status });
}
