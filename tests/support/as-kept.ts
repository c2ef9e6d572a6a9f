/** A rendered page as the cache keeps it: without nonces, so that two renderings of one page are equal. */
export const asKept = (html: string) => html.replaceAll(/ nonce="\w+"/g, '');
