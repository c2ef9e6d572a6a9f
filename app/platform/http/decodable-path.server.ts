/** Whether every `%` of a path begins an encoded character. */
function isReadable(path: string): boolean {
  try {
    // Use the result: the bundler removes a call whose result is unused, although it may throw.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/**
 * Makes the path of a request decodable. React Router warns about an undecodable path twice, in full, so
 * anybody could write text into our log. Each `%` of such a path becomes the replacement character U+FFFD,
 * which leads to a 404.
 */
export function withDecodablePath(request: Request): Request {
  if (!request.url.includes('%')) return request;
  const url = new URL(request.url);
  if (isReadable(url.pathname)) return request;
  url.pathname = url.pathname.replaceAll('%', '%EF%BF%BD');
  return new Request(url, request);
}
