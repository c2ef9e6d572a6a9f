interface Range {
  readonly first: number;
  readonly last: number;
}

/**
 * The one range a `Range` header asks for (RFC 9110, section 14), in bytes, both ends within the file.
 *
 * @returns undefined where the header is absent, of another unit, of several ranges or malformed, all of which are
 *   answered with the whole file; 'unsatisfiable' where it lies outside
 */
export function rangeOf(header: string | null, size: number): Range | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!from && !to) return undefined;
  const range = from
    ? { first: Number(from), last: to ? Math.min(Number(to), size - 1) : size - 1 }
    : { first: Math.max(0, size - Number(to)), last: size - 1 };
  if (from && to && Number(to) < Number(from)) return undefined;
  return range.first < size && range.first <= range.last ? range : 'unsatisfiable';
}

/**
 * Answers with a static file or the part of it that is asked for. The static files of a Worker know no ranges, and
 * Safari plays no film without them. The file is held in memory: for small ones only.
 *
 * @param assets the binding of the static files
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
  // The rules of the folder let a film be kept for a day, also one that is not there yet.
  if (whole.status === 404)
    return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  headers.set('Accept-Ranges', 'bytes');
  // A player that holds a part of an older file must not join it to a part of this one.
  const condition = request.headers.get('If-Range');
  const isSameFile = condition === null || condition === headers.get('ETag');
  const asked = request.method === 'GET' && whole.ok && isSameFile ? request.headers.get('Range') : null;
  if (asked === null) return new Response(whole.body, { status: whole.status, headers });
  const bytes = await whole.arrayBuffer();
  const range = rangeOf(asked, bytes.byteLength);
  if (range === undefined) return new Response(bytes, { headers });
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${bytes.byteLength}` } });
  }
  headers.set('Content-Range', `bytes ${range.first}-${range.last}/${bytes.byteLength}`);
  headers.delete('Content-Length');
  return new Response(bytes.slice(range.first, range.last + 1), { status: 206, headers });
}
