import { message } from '#app/languages/localized-message.ts';
import { requestProblems } from '#messages/platform/problems.ts';
import { ProblemError } from './problems.server.ts';
import { staffProblem } from './staff-message.server.ts';

interface BodyLimits {
  readonly bytes?: number;
  readonly fields?: number;
}

const formLimits = { bytes: 64 * 1024, fields: 100 } as const;
const jsonLimits = { bytes: 16 * 1024 } as const;

/**
 * Bytes of a body that are read at most, even if they are discarded. Reading on lets the sender get the
 * response instead of a broken connection.
 */
export const maxDrainBytes = 16 * 1024 * 1024;

const unreadable = () => new ProblemError(400, { message: message(requestProblems, 'unreadable') });
const tooLarge = () => new ProblemError(413, { message: message(requestProblems, 'tooLarge') });

export function mediaType(request: Request): string {
  return (request.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/**
 * Reads the unread rest of a body, up to 16 MiB, and discards it. A body that is unread when the response is
 * sent breaks the connection: the sender loses the response, or its next request.
 */
export async function drainBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return;
  try {
    const reader = request.body.getReader();
    let length = 0;
    for (let step = await reader.read(); !step.done && length <= maxDrainBytes; step = await reader.read()) {
      length += step.value.byteLength;
    }
    if (length > maxDrainBytes) await reader.cancel();
  } catch {
    // The client disconnected, so nobody waits for the response.
  }
}

/**
 * Reads the whole body. `Content-Length` is not trusted: a chunked body has none.
 *
 * @throws ProblemError 413 above the limit, 400 if the body breaks off
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    const reader = request.body?.getReader();
    for (let step = await reader?.read(); step && !step.done; step = await reader?.read()) {
      length += step.value.byteLength;
      if (length <= limit) parts.push(step.value);
      else parts.length = 0;
      if (length > maxDrainBytes) {
        await reader?.cancel();
        break;
      }
    }
  } catch {
    throw unreadable();
  }
  if (length > limit) throw tooLarge();
  return concatChunks(parts);
}

/** Joins the chunks of a stream. */
export const concatChunks = async (parts: readonly Uint8Array[]) =>
  new Uint8Array(await new Blob(parts as readonly BlobPart[] as BlobPart[]).arrayBuffer());

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadable();
  }
}

/**
 * Reads a JSON body.
 *
 * @throws ProblemError 400 malformed, 413 too large, 415 not `application/json`
 */
export async function readJson(request: Request, limits: BodyLimits = {}): Promise<unknown> {
  if (mediaType(request) !== 'application/json') {
    throw staffProblem(415, 'Send JSON: Content-Type application/json.', { Accept: 'application/json' });
  }
  const text = decode(await readBytes(request, limits.bytes ?? jsonLimits.bytes));
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable();
  }
}

/**
 * Reads the fields of a form without files, URL-encoded or multipart.
 *
 * @throws ProblemError 400 malformed, or with a file in it; 413 too large; 415 any other media type
 */
export async function readForm(request: Request, limits: BodyLimits = {}): Promise<URLSearchParams> {
  const sent = mediaType(request);
  if (sent !== 'application/x-www-form-urlencoded' && sent !== 'multipart/form-data') {
    throw new ProblemError(415, { message: message(requestProblems, 'notAForm') });
  }
  const bytes = await readBytes(request, limits.bytes ?? formLimits.bytes);
  const fields =
    sent === 'multipart/form-data'
      ? await multipartFields(bytes, request.headers.get('Content-Type') ?? '')
      : new URLSearchParams(decode(bytes));
  if (fields.size > (limits.fields ?? formLimits.fields)) throw tooLarge();
  return fields;
}

async function multipartFields(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<URLSearchParams> {
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
  } catch {
    throw unreadable();
  }
  const fields = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value !== 'string') throw unreadable();
    fields.append(name, value);
  }
  return fields;
}
