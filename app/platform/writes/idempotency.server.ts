import { ProblemError } from '../http/problems.server.ts';
import { hashOf } from '../tokens/tokens.server.ts';

/** Names one sending of a form or one call, so that what is sent twice is done once. */
export interface IdempotencyKey {
  readonly key: string;
  /** Of what was sent with it: the same key with something else is a mistake of the caller. */
  readonly requestHash: string;
}

/** The header is a text in quotes by its draft standard, and comes without them from most. */
const spelling = /^"?([A-Za-z0-9_.:-]{16,100})"?$/;

/** Milliseconds after which a key may be forgotten: nobody sends a form again after that. */
export const idempotencyKeptFor = 2 * 24 * 60 * 60 * 1000;

const field = 'Idempotency-Key';

/**
 * @param sent the header, or the hidden field of a form
 * @param input what came with it, as it was understood
 * @returns null where none was sent
 * @throws ProblemError 400 where it is no key
 */
export async function idempotencyKeyOf(sent: string | null, input: unknown): Promise<IdempotencyKey | null> {
  if (sent === null || sent === '') return null;
  const [, key] = spelling.exec(sent.trim()) ?? [];
  if (key === undefined) {
    throw new ProblemError(400, {
      message: `${field} must be 16 to 100 letters, digits or . _ : -, such as a UUID.`,
    });
  }
  return { key, requestHash: (await hashOf(JSON.stringify(input))).slice(0, 32) };
}

export const readIdempotencyKey = (request: Request, input: unknown) =>
  idempotencyKeyOf(request.headers.get(field), input);

/** A key came with something else before. A form says this in other words than the API. */
export class UsedKeyError extends ProblemError {
  constructor() {
    super(409, { message: `This ${field} was used before, for something else.` });
  }
}

/** @throws UsedKeyError where the key came with something else before */
export function expectSameRequest(stored: string | null, { requestHash }: IdempotencyKey): void {
  if (stored !== requestHash) throw new UsedKeyError();
}

/** The key in a form's hidden field, or a new one where it has none that could be one of ours. */
export function formKey(form: URLSearchParams): string {
  const sent = form.get('idempotencyKey') ?? '';
  return /^[0-9a-f-]{36}$/.test(sent) ? sent : crypto.randomUUID();
}
