/**
 * Optimistic locking: a change states the version of the row that it started from, so that nobody overwrites
 * another person's change unseen.
 */
import type { LocalizedMessage } from '#app/languages/localized-message.ts';
import { ProblemError } from '../http/problems.server.ts';
import { staffFieldProblem, staffProblem } from '../http/staff-message.server.ts';

/** ETag of a row's version. */
export const versionTag = (version: number) => `"${version}"`;

/** Builds an API response about one row, with its version as the ETag. */
export const versionedResponse = (body: object, version: number): Response =>
  Response.json(body, { headers: { ETag: versionTag(version) } });

/** Parses a version: a whole number above zero, as text or in JSON. */
function versionIn(sent: unknown): number | undefined {
  const text = typeof sent === 'number' ? String(sent) : sent;
  return typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/**
 * Reads the version that an API call started from: `If-Match`, or `version` in the body. `If-Match` holds the
 * ETag of the response that was read. A weak one is accepted, because a proxy that compresses makes ours
 * weak.
 *
 * @param body as it was sent
 * @returns undefined if the call has neither, as requirement 57 allows; the change is then made in any case
 * @throws ProblemError 400 if a value is not a version, or the two differ
 */
export function readExpectedVersion({ headers }: Request, body?: unknown): number | undefined {
  const header = headers.get('If-Match')?.trim();
  const byTag =
    header === undefined || header === '*' ? undefined : versionIn(/^(?:W\/)?"(.*)"$/.exec(header)?.[1]);
  if (header !== undefined && header !== '*' && byTag === undefined)
    throw staffProblem(400, 'If-Match must be the ETag of what was read, such as "3".');
  const sent = typeof body === 'object' && body !== null && 'version' in body ? body.version : undefined;
  const byBody = versionIn(sent);
  if (sent !== undefined && sent !== null && sent !== '' && byBody === undefined)
    throw staffFieldProblem(400, 'version', 'The version must be a whole number.');
  if (byTag !== undefined && byBody !== undefined && byTag !== byBody)
    throw staffProblem(400, 'If-Match and version name two different versions.');
  return byTag ?? byBody;
}

/** Thrown if the row changed since the version that a change started from. */
export class VersionConflictError extends ProblemError {
  /**
   * @param message names the change, and what to do
   * @param version the current version, if it is known
   */
  constructor(message: LocalizedMessage, version?: number) {
    super(409, { message, ...(version !== undefined && { version }) });
  }
}
