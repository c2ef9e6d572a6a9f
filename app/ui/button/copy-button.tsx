import { useState } from 'react';
import { useHydrated } from '../hydration/hydration.ts';
import { Copy } from '../icon/icons.ts';
import { Button } from './button.tsx';

/**
 * Copies a text that is visible on the page and announces the result. It renders after hydration only; without scripts,
 * readers select and copy the text themselves. Public pages use `../copy-button/copy-button.tsx`, whose script React would not
 * run on a page that opens in the browser.
 */
export function CopyButton({ text }: { readonly text: string }) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState<boolean>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The browser may deny clipboard access. The message then asks the reader to select and copy the text.
      setCopied(false);
    }
  }

  return (
    <>
      {hydrated && (
        <Button type="button" size="small" variant="secondary" onClick={copy}>
          <Copy size={20} aria-hidden />
          Copy
        </Button>
      )}
      <span role="status">
        {copied === true && 'Copied'}
        {copied === false && 'Mark the text and copy it'}
      </span>
    </>
  );
}
