import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { smallerPage } from '#app/server/kept-pages/smaller-page.server.ts';
import { coloursIn } from '#app/server/kept-pages/style-rules.server.ts';

const built = join(import.meta.dirname, '../../build/client');

/** The colours that a page must give to the sheets which it links. */
function linkedColours(html: string): readonly string[] {
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
  return sheets.flatMap((href) => [...coloursIn(readFileSync(join(built, href), 'utf8'))]);
}

/** A page as it is once it is kept, whether it was or not: what is left tells two pages apart. */
export const asKept = (html: string) =>
  smallerPage(html.replaceAll(/ nonce="\w+"/g, ''), linkedColours(html));
