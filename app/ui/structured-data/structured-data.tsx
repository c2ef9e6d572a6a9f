import { useState } from 'react';
import { useHydrated } from '../hydration/hydration.ts';

/**
 * What a page says to search engines, in the words of schema.org. The browser runs no data block, so it needs no nonce.
 * Only the server writes it, as Trusted Types would refuse its text in the browser.
 *
 * @param data may hold what staff typed: nothing in it can end the block
 */
export function StructuredData({ data }: { readonly data: readonly object[] }) {
  const hydrated = useHydrated();
  const [blocks] = useState(() => (hydrated ? [] : data.map(jsonForHtml)));
  return blocks.map((json) => (
    <script
      key={json}
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above, and the only way to write a script.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  ));
}

const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };

/** The same JSON without a character that HTML could read as its own. */
function jsonForHtml(data: object): string {
  return JSON.stringify(data).replace(/[<>&]/g, (character) => escapes[character] ?? '');
}
