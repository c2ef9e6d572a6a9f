/**
 * Whether an `If-None-Match` names this tag (RFC 9110, section 13.1.2): a list, `*`, and weak tags, into which a network that
 * compresses turns ours.
 */
export function namesTag(header: string, tag: string): boolean {
  const asked = header.trim();
  if (asked === '*') return true;
  return asked.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
