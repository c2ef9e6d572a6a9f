import { createContext, useContext } from 'react';
import { useHydrated } from '../hydration/hydration.ts';

/** The nonce of this answer's inline scripts. Empty in the browser, which hides nonces from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}

/**
 * A few lines of our own that must run before, or without, React. The server writes them; mounted in the browser
 * they would have to be set as text, which Trusted Types refuse, and they have run by then.
 *
 * @param code fixed text of ours, never anything a reader typed
 */
export function InlineScript({ code }: { code: string }) {
  const nonce = useNonce();
  if (useHydrated()) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text of ours, and the only way to write a script.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

/** The rules a page is first painted with. The server writes them; React never takes over a page that has them. */
export function InlineStyle({ rules }: { readonly rules: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own rules, and the only way to write them.
  return <style nonce={useNonce()} dangerouslySetInnerHTML={{ __html: rules }} />;
}
