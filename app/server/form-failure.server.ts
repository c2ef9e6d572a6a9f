import { isDatabaseFailure } from './database/failure.server.ts';
import { logError } from './log.server.ts';
import { type Problem, ProblemError } from './problems.server.ts';

/**
 * What a staff page shows where a change failed: the problem's own words, or the given ones where the
 * database did not answer. Anything else is a fault of ours and thrown on.
 *
 * @param failure the words of the specification's section 8
 */
export function answeredFailure(
  error: unknown,
  failure: string,
  requestId: string,
): { status: number; problem: Problem } {
  if (error instanceof ProblemError) return { status: error.status, problem: error.problem };
  if (!isDatabaseFailure(error)) throw error;
  logError('a change failed', requestId, error);
  return { status: 503, problem: { message: failure } };
}
