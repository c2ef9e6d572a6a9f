const dashboard = /^\/dashboard(?:[/?#]|$)/;
const unsafe = /[\p{Cc}\\]/u;

/**
 * Returns the path to open after sign-in if it belongs to the dashboard, otherwise undefined. Browsers read a
 * backslash as a slash and drop control characters, so both are refused.
 *
 * @param next from the address or the form
 */
export function safeNextPath(next: string | null | undefined): string | undefined {
  if (!next || next.length > 500 || unsafe.test(next) || !dashboard.test(next)) return undefined;
  // Resolves `..` before the path is checked.
  const url = new URL(next, 'https://site.invalid');
  const path = `${url.pathname}${url.search}`;
  return url.host === 'site.invalid' && dashboard.test(path) ? path : undefined;
}

/** Returns the sign-in page with the current page as its target. */
export function signInPath(url: URL): string {
  const next = safeNextPath(`${url.pathname}${url.search}`);
  return next && next !== '/dashboard' ? `/signin?${new URLSearchParams({ next })}` : '/signin';
}
