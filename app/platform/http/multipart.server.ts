import { MaxFilesExceededError, parseFormData } from '@remix-run/form-data-parser';
import { maxDrainBytes, mediaType, readBytes } from './body.server.ts';
import { staffFieldProblem, staffProblem } from './staff-message.server.ts';

/** Most fields of a form. The largest is that of a doctor: 40 leaves of five fields, 40 slots, and texts in each locale. */
export const mostFormFields = 500;

/**
 * Reads a form with at most one file. A file that is too large is still read, up to the limit of the body, so
 * that the typed fields are not lost. The caller must check its size.
 *
 * @param fileField name of the file's field; an empty file input counts as no file
 * @throws ProblemError 415 for another content type, 413 for a body over 16 MiB or a second file, 400 for a
 *   malformed one
 */
export async function readMultipart(
  request: Request,
  fileField: string,
): Promise<{ fields: FormData; file: Uint8Array | null }> {
  if (mediaType(request) !== 'multipart/form-data') {
    throw staffProblem(415, 'Send this as multipart/form-data.');
  }
  const body = await readBytes(request, maxDrainBytes);
  let fields: FormData;
  try {
    fields = await parseFormData(
      new Request(request.url, {
        method: 'POST',
        headers: { 'Content-Type': request.headers.get('Content-Type') ?? '' },
        body: withoutLastLineEnd(body),
      }),
      { maxFiles: 1, maxParts: mostFormFields, maxFileSize: maxDrainBytes, maxTotalSize: maxDrainBytes },
      // A browser sends an empty file input as a file without a name.
      (file) => (file.fieldName === fileField && (file.name !== '' || file.size > 0) ? file : null),
    );
  } catch (error) {
    if (error instanceof MaxFilesExceededError) {
      throw staffFieldProblem(413, fileField, 'Send one file only.');
    }
    throw staffProblem(400, 'The form could not be read.');
  }
  const file = fields.get(fileField);
  fields.delete(fileField);
  return { fields, file: file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : null };
}

/**
 * Removes the line end after the last boundary. The parser rejects a line end that arrives in a chunk of its
 * own, as in a body that is one or two bytes longer than a multiple of the platform's chunk size.
 */
function withoutLastLineEnd(body: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const isLineEnd = body.at(-2) === 0x0d && body.at(-1) === 0x0a;
  return isLineEnd ? body.subarray(0, -2) : body;
}
