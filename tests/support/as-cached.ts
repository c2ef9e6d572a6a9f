/**
 * Returns a rendered page as the cache stores it: without nonces, so that two renderings of one page are
 * equal.
 */
export const asCached = (html: string) => html.replaceAll(/ nonce="\w+"/g, '');
