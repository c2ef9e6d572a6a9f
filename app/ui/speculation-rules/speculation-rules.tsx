import { useState } from 'react';
import { useHydrated } from '../hydration/hydration.ts';
import { usePageLocale } from '../locale/page-locale.ts';
import { useNonce } from '../nonce/inline-script.tsx';
import { inactiveRulesId } from './activate-prefetch-rules.ts';
import { prefetchRules, prerenderRules } from './speculation-rules.ts';

/**
 * Speculation rules: pages that the browser may prefetch or prerender. They are not an `InlineScript`, because rules
 * apply only while their element is in the page.
 */
export function SpeculationRules() {
  const nonce = useNonce();
  const { locale } = usePageLocale();
  const isHydrated = useHydrated();
  const [isServerRendered] = useState(!isHydrated);
  // React would set the rules as text in the browser, which Trusted Types refuse.
  if (!isServerRendered) return null;
  return (
    // A hidden element of their own: when `activatePrefetchRules` reinserts a script, the browser restyles its siblings.
    // The element is no `div`, because hidden `div`s are what streaming leaves behind for late content.
    <span hidden>
      <script
        type="speculationrules"
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text of ours, and the only way to write a script.
        dangerouslySetInnerHTML={{ __html: prerenderRules(locale) }}
      />
      <script
        type="text/speculationrules"
        id={inactiveRulesId}
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text of ours, and the only way to write a script.
        dangerouslySetInnerHTML={{ __html: prefetchRules(locale) }}
      />
    </span>
  );
}
