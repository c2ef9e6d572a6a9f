import { createContext, useContext } from 'react';
import { useHydrated } from '../hydration/hydration.ts';

/** The nonce of this answer's inline scripts. Empty in the browser, which hides nonces from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}

interface InlineScriptProps {
  /** A module of ours that the build made into a script (`import code from './menus.script.ts?script'`). Never text that a reader typed. */
  readonly code: string;
  /** Values for the script, which it reads from `document.currentScript.dataset`. */
  readonly [data: `data-${string}`]: string | undefined;
}

/**
 * A script that must run before, or without, React. The server writes it. A script that React mounts in the browser would have to be set as
 * text, which Trusted Types refuse, and it has run by then.
 */
export function InlineScript({ code, ...data }: InlineScriptProps) {
  const nonce = useNonce();
  if (useHydrated()) return null;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text of ours, and the only way to write a script.
    <script {...data} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
  );
}

/** The rules a page is first painted with. The server writes them; React never takes over a page that has them. */
export function InlineStyle({ rules }: { readonly rules: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own rules, and the only way to write them.
  return <style nonce={useNonce()} dangerouslySetInnerHTML={{ __html: rules }} />;
}
