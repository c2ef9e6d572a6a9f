/** Whether every `%` of a path begins an encoded character. */
function isReadable(path: string): boolean {
  try {
    // The bundler leaves out a call whose result nobody uses, although it may throw.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/**
 * A request whose path can be decoded. The router warns of one that cannot, twice and word for word, so that a stranger would write
 * into our log whatever a path can say; with the sign for what cannot be read in their place it is an address that nobody has, and is answered so.
 */
export function withReadablePath(request: Request): Request {
  if (!request.url.includes('%')) return request;
  const url = new URL(request.url);
  if (isReadable(url.pathname)) return request;
  url.pathname = url.pathname.replaceAll('%', '%EF%BF%BD');
  return new Request(url, request);
}
