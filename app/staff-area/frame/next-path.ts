const dashboard = /^\/dashboard(?:[/?#]|$)/;
const unsafe = /[\p{Cc}\\]/u;

/**
 * Where to go after signing in: a path of the dashboard, or undefined for anything else, such as another
 * site's address. Browsers read a backslash as a slash and drop control characters, so neither may be there.
 *
 * @param next as it came in the address or the form
 */
export function safeNextPath(next: string | null | undefined): string | undefined {
  if (!next || next.length > 500 || unsafe.test(next) || !dashboard.test(next)) return undefined;
  // Takes out `..` before the path is believed.
  const url = new URL(next, 'https://site.invalid');
  const path = `${url.pathname}${url.search}`;
  return url.host === 'site.invalid' && dashboard.test(path) ? path : undefined;
}

/** The sign-in page, which leads back to where the reader was going. */
export function signInPath(url: URL): string {
  const next = safeNextPath(`${url.pathname}${url.search}`);
  return next && next !== '/dashboard' ? `/signin?${new URLSearchParams({ next })}` : '/signin';
}
