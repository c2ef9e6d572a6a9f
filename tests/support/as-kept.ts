import { smallerPage } from '#app/server/kept-pages/smaller-page.server.ts';

/** A page as it is once it is kept, whether it was or not: what is left tells two pages apart. */
export const asKept = (html: string) => smallerPage(html.replaceAll(/ nonce="\w+"/g, ''));
