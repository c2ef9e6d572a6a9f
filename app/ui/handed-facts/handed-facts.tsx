import { useState } from 'react';
import { handedFacts, handedFactsId } from '#app/site/handed-facts.ts';
import { useHydrated } from '../hydration/hydration.ts';
import { jsonForHtml } from '../structured-data/json-for-html.ts';

/**
 * The facts of the hospital for a page that the browser renders again, so that both render the same; nothing where they are the code's.
 * Only the server writes it, as Trusted Types would refuse its text in the browser.
 */
export function HandedFacts() {
  const hydrated = useHydrated();
  const [json] = useState(() => {
    const handed = hydrated ? {} : handedFacts();
    return Object.keys(handed).length > 0 ? jsonForHtml(handed) : null;
  });
  if (json === null) return null;
  return (
    <script
      id={handedFactsId}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above, and the only way to write a script.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
