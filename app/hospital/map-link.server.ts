/** Hosts of map services. */
const mapSites =
  /^(?:www\.|maps\.)?google\.(?:com|co\.in)$|^maps\.app\.goo\.gl$|^goo\.gl$|^share\.google$|^maps\.apple(?:\.com)?$|^(?:www\.)?mappls\.com$|^www\.openstreetmap\.org$/;

/**
 * Normalises a pasted link to a place on a map. The scheme may be missing.
 *
 * @returns undefined if the text is not an https link of a known map service
 */
export function mapLink(typed: string): string | undefined {
  const text = /^https?:/.test(typed) ? typed : `https://${typed}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' && mapSites.test(url.hostname) && url.pathname !== '/'
    ? url.href
    : undefined;
}
