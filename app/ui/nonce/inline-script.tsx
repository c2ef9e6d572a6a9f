import { createContext, useContext } from 'react';
import { useHydrated } from '../hydration/hydration.ts';

/** Nonce for the inline scripts of this response. Undefined in the browser, which hides nonces from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}

interface InlineScriptProps {
  /** Code of a module that the build compiled (`import code from './menus.script.ts?script'`). Never pass text from users. */
  readonly code: string;
  /** Values that the script reads from `document.currentScript.dataset`. */
  readonly [data: `data-${string}`]: string | undefined;
}

/**
 * An inline script that must run before or without React. Only the server renders it. In the browser the script has
 * already run, and Trusted Types would refuse its text.
 */
export function InlineScript({ code, ...data }: InlineScriptProps) {
  const nonce = useNonce();
  if (useHydrated()) return null;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text of ours, and the only way to write a script.
    <script {...data} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
  );
}

/** CSS rules for the first paint. The server renders them; React never hydrates a page that has them. */
export function InlineStyle({ rules }: { readonly rules: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own rules, and the only way to write them.
  return <style nonce={useNonce()} dangerouslySetInnerHTML={{ __html: rules }} />;
}
