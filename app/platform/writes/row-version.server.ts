/** What a change started from: a version that the caller read, so that nobody overwrites unseen what somebody else did meanwhile. */
import { ProblemError, type Told } from '../http/problems.server.ts';

/** The entity tag of a row's version, for `ETag`. */
export const versionTag = (version: number) => `"${version}"`;

/** An answer of the API about one row that is changed by version. */
export const versioned = (body: object, version: number): Response =>
  Response.json(body, { headers: { ETag: versionTag(version) } });

/** A whole number above zero, as text or as JSON has it. */
function versionIn(sent: unknown): number | undefined {
  const text = typeof sent === 'number' ? String(sent) : sent;
  return typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/**
 * The version that a call of the API says it started from: `If-Match` (the `ETag` of what was read, weak too, as a network that
 * compresses makes ours), or `version` in the body.
 *
 * @param body as it was sent
 * @returns undefined where it says neither, as requirement 57 allows: the change is then made in any case
 * @throws ProblemError 400 where it says something that is no version, or two different ones
 */
export function askedVersion({ headers }: Request, body?: unknown): number | undefined {
  const header = headers.get('If-Match')?.trim();
  const byTag =
    header === undefined || header === '*' ? undefined : versionIn(/^(?:W\/)?"(.*)"$/.exec(header)?.[1]);
  if (header !== undefined && header !== '*' && byTag === undefined)
    throw new ProblemError(400, { message: 'If-Match must be the ETag of what was read, such as "3".' });
  const sent = typeof body === 'object' && body !== null && 'version' in body ? body.version : undefined;
  const byBody = versionIn(sent);
  if (sent !== undefined && sent !== null && sent !== '' && byBody === undefined)
    throw new ProblemError(400, {
      message: 'The version must be a whole number.',
      errors: { version: 'The version must be a whole number.' },
    });
  if (byTag !== undefined && byBody !== undefined && byTag !== byBody)
    throw new ProblemError(400, { message: 'If-Match and version name two different versions.' });
  return byTag ?? byBody;
}

/** Somebody else made a change since the version that this one started from. */
export class ChangedMeanwhileError extends ProblemError {
  /**
   * @param message says what was changed, and what to do
   * @param version the present one, where it is known
   */
  constructor(message: Told, version?: number) {
    super(409, { message, ...(version !== undefined && { version }) });
  }
}
