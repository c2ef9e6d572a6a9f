/**
 * Whether an `If-None-Match` header matches an ETag (RFC 9110, section 13.1.2). It may be a list or `*`. Weak
 * tags match too, because a proxy that compresses makes ours weak.
 */
export function matchesETag(header: string, tag: string): boolean {
  const asked = header.trim();
  if (asked === '*') return true;
  return asked.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
