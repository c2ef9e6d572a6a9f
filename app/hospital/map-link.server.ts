/** Sites that show where a place is. */
const mapSites =
  /^(?:www\.|maps\.)?google\.(?:com|co\.in)$|^maps\.app\.goo\.gl$|^goo\.gl$|^maps\.apple\.com$|^(?:www\.)?mappls\.com$|^www\.openstreetmap\.org$/;

/**
 * The link of a place on a map as people paste it, with or without its scheme.
 *
 * @returns undefined where it is no link of a map
 */
export function mapLink(typed: string): string | undefined {
  const text = /^https?:/.test(typed) ? typed : `https://${typed}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' && mapSites.test(url.hostname) && url.pathname !== '/'
    ? url.href
    : undefined;
}
