import { useState } from 'react';
import { useHydrated } from '../hydration/hydration.ts';
import { useEdition } from '../locale/edition.ts';
import { useNonce } from '../nonce/inline-script.tsx';
import { rulesOnGoodLines, rulesOnPress } from './speculation-rules.ts';
import { waitingRulesId } from './waiting-rules.ts';

/**
 * Tells the browser which pages it may fetch and draw ahead of a visit. Not an `InlineScript`: rules count for as long as
 * their element is in the page.
 */
export function SpeculationRules() {
  const nonce = useNonce();
  const { language } = useEdition();
  const isHydrated = useHydrated();
  const [isOfServer] = useState(!isHydrated);
  // Mounted in the browser the rules would have to be set as text, which Trusted Types refuse.
  if (!isOfServer) return null;
  return (
    // By themselves, and not drawn: where one of them is put back by `applyWaitingRules`, the browser styles what stands beside it again.
    // Not a `div`: hidden ones are what the stream leaves behind for late parts.
    <span hidden>
      <script
        type="speculationrules"
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text of ours, and the only way to write a script.
        dangerouslySetInnerHTML={{ __html: rulesOnPress(language) }}
      />
      <script
        type="text/speculationrules"
        id={waitingRulesId}
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text of ours, and the only way to write a script.
        dangerouslySetInnerHTML={{ __html: rulesOnGoodLines(language) }}
      />
    </span>
  );
}
