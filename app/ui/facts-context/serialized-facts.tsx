import { useState } from 'react';
import { serializedFactsId, serializeFacts } from '#app/hospital-facts/serialized-facts.ts';
import { useHydrated } from '../hydration/hydration.ts';
import { jsonForHtml } from '../structured-data/json-for-html.ts';
import { useHospitalFacts } from './hospital-facts.ts';

/**
 * Hospital facts as JSON for a page that the browser hydrates, so that both render the same. Renders nothing while all
 * facts equal those of the code. Only the server renders this script, because Trusted Types would refuse its text in
 * the browser.
 */
export function SerializedFacts() {
  const hydrated = useHydrated();
  const facts = useHospitalFacts();
  const [json] = useState(() => {
    const serialized = hydrated ? {} : serializeFacts(facts);
    return Object.keys(serialized).length > 0 ? jsonForHtml(serialized) : null;
  });
  if (json === null) return null;
  return (
    <script
      id={serializedFactsId}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above, and the only way to write a script.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
