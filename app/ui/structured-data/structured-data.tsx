import { useState } from 'react';
import { useHydrated } from '../hydration/hydration.ts';
import { jsonForHtml } from './json-for-html.ts';

/**
 * schema.org data of a page for search engines. Browsers do not run data blocks, so they need no nonce. Only the server
 * renders them, because Trusted Types would refuse their text in the browser.
 *
 * @param data may contain text from staff; it is escaped
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
