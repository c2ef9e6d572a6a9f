import { useState } from 'react';
import { useHydrated } from '../hydration/hydration.ts';
import { jsonForHtml } from './json-for-html.ts';

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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped in jsonForHtml, and the only way to write a script.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  ));
}
