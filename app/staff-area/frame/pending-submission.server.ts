import { mediaType, readBytes } from '#app/platform/http/body.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import type { PendingSubmission } from './pending-submission.ts';

/** Largest form that is stored for a retry: 8 MiB, enough for a form with a picture. */
const mostBytes = 8 * 1024 * 1024;

/** Most fields of a form of the staff area, and most characters of a field. Files do not count. */
const mostFields = 200;
const longestField = 20_000;

/**
 * Reads a submitted form while the database is away. The error page of the same request returns it as hidden
 * fields, so nobody else can see it.
 *
 * @returns undefined if the body is no form, or larger than our forms
 */
export async function readPendingSubmission(request: Request): Promise<PendingSubmission | undefined> {
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
    // Browsers send an empty file if none was chosen.
    const hadFile = entries.some(([, value]) => typeof value !== 'string' && (value as File).size > 0);
    return { fields, isMultipart, hadFile };
  } catch (error) {
    if (error instanceof ProblemError || error instanceof TypeError) return undefined;
    throw error;
  }
}
