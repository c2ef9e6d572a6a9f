interface Range {
  readonly first: number;
  readonly last: number;
}

/**
 * Parses the byte range of a `Range` header (RFC 9110, section 14). Both ends lie within the file.
 *
 * @returns undefined if the header is absent, malformed, of another unit or of several ranges, which are all
 *   answered with the whole file; 'unsatisfiable' if the range lies outside the file
 */
export function parseRange(header: string | null, size: number): Range | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!from && !to) return undefined;
  const range = from
    ? { first: Number(from), last: to ? Math.min(Number(to), size - 1) : size - 1 }
    : { first: Math.max(0, size - Number(to)), last: size - 1 };
  if (from && to && Number(to) < Number(from)) return undefined;
  return range.first < size && range.first <= range.last ? range : 'unsatisfiable';
}

/**
 * Answers with a static file or the requested range of it. The static files of a Worker do not support
 * ranges, and Safari plays no film without them. The whole file is read into memory, so use it for small
 * files only.
 *
 * @param assets binding of the static files
 */
export async function rangedAsset(assets: Fetcher, request: Request): Promise<Response> {
  const validator = request.headers.get('If-None-Match');
  const whole = await assets.fetch(
    new Request(request.url, {
      method: request.method,
      headers: validator ? { 'If-None-Match': validator } : {},
    }),
  );
  const headers = new Headers(whole.headers);
  // The headers of the folder let browsers cache a film for a day. They must not apply to a film that is
  // missing.
  if (whole.status === 404)
    return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  headers.set('Accept-Ranges', 'bytes');
  // A player must not join a range of this file to a range of an older one.
  const condition = request.headers.get('If-Range');
  const isSameFile = condition === null || condition === headers.get('ETag');
  const asked = request.method === 'GET' && whole.ok && isSameFile ? request.headers.get('Range') : null;
  if (asked === null) return new Response(whole.body, { status: whole.status, headers });
  const bytes = await whole.arrayBuffer();
  const range = parseRange(asked, bytes.byteLength);
  if (range === undefined) return new Response(bytes, { headers });
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${bytes.byteLength}` } });
  }
  headers.set('Content-Range', `bytes ${range.first}-${range.last}/${bytes.byteLength}`);
  headers.delete('Content-Length');
  return new Response(bytes.slice(range.first, range.last + 1), { status: 206, headers });
}
