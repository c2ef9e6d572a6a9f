import { mediaType, readBytes } from '#app/platform/http/body.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import type { StaffPress } from './kept-press.ts';

/** A form with a picture; what is larger is not kept. */
const mostBytes = 8 * 1024 * 1024;

/** What a form of the staff area has in it, its file left out. */
const mostFields = 200;
const longestField = 20_000;

/**
 * What was sent, for whoever sent it and nobody else: it goes back in the answer to the same request.
 *
 * @returns undefined where it is no form, or none of ours
 */
export async function keptStaffPress(request: Request): Promise<StaffPress | undefined> {
  const type = mediaType(request);
  const isMultipart = type === 'multipart/form-data';
  if (request.method !== 'POST' || !(isMultipart || type === 'application/x-www-form-urlencoded'))
    return undefined;
  try {
    const bytes = await readBytes(request, mostBytes);
    const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
    const entries = [...(await new Response(bytes, { headers }).formData())];
    const fields = entries.flatMap(([name, value]) =>
      typeof value === 'string' ? ([[name, value]] as const) : [],
    );
    const isOurs = fields.length <= mostFields && fields.every(([, value]) => value.length <= longestField);
    if (!isOurs) return undefined;
    // A browser sends an empty file where none was chosen.
    const hadFile = entries.some(([, value]) => typeof value !== 'string' && (value as File).size > 0);
    return { fields, isMultipart, hadFile };
  } catch (error) {
    if (error instanceof ProblemError || error instanceof TypeError) return undefined;
    throw error;
  }
}
