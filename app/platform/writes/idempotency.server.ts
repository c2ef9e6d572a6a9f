import { message } from '#app/languages/localized-message.ts';
import { requestProblems } from '#messages/platform/problems.ts';
import { ProblemError } from '../http/problems.server.ts';
import { sha256Hex } from '../tokens/tokens.server.ts';

/**
 * Identifies one submission of a form or one call of the API, so that a repeated request takes effect once.
 */
export interface IdempotencyKey {
  readonly key: string;
  /** Hash of the request's input. The same key with other input is an error of the caller. */
  readonly requestHash: string;
}

/** The draft standard puts the value of the header in quotes; most clients send none. */
const spelling = /^"?([A-Za-z0-9_.:-]{16,100})"?$/;

/** Retention of a key, in milliseconds (two days). Nobody repeats a submission later than that. */
export const idempotencyKeyRetention = 2 * 24 * 60 * 60 * 1000;

const field = 'Idempotency-Key';

/**
 * Reads an idempotency key.
 *
 * @param sent value of the header, or of the hidden field of a form
 * @param input the parsed input of the request
 * @returns null if no key was sent
 * @throws ProblemError 400 if the value is not a valid key
 */
export async function idempotencyKeyOf(sent: string | null, input: unknown): Promise<IdempotencyKey | null> {
  if (sent === null || sent === '') return null;
  const [, key] = spelling.exec(sent.trim()) ?? [];
  if (key === undefined) {
    throw new ProblemError(400, { message: message(requestProblems, 'keyFormat', { field }) });
  }
  return { key, requestHash: (await sha256Hex(JSON.stringify(input))).slice(0, 32) };
}

export const readIdempotencyKey = (request: Request, input: unknown) =>
  idempotencyKeyOf(request.headers.get(field), input);

/** Thrown if a key was used before with other input. A form words this in another way than the API. */
export class IdempotencyConflictError extends ProblemError {
  constructor() {
    super(409, { message: message(requestProblems, 'keyUsed', { field }) });
  }
}

/** @throws IdempotencyConflictError if the key was used before with other input */
export function assertSameRequest(stored: string | null, { requestHash }: IdempotencyKey): void {
  if (stored !== requestHash) throw new IdempotencyConflictError();
}

/** Returns the key in the hidden field of a form, or a new one if the field has no key of ours. */
export function formIdempotencyKey(form: URLSearchParams): string {
  const sent = form.get('idempotencyKey') ?? '';
  return /^[0-9a-f-]{36}$/.test(sent) ? sent : crypto.randomUUID();
}
