import { useState } from 'react';
import { useHydrated } from '../hydration/hydration.ts';
import { Copy } from '../icon/icons.ts';
import { Button } from './button.tsx';

/** Copies a text that stands on the page, and says whether it could. Without scripts it is not there: the text is marked by hand. */
export function CopyButton({ text }: { readonly text: string }) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState<boolean>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Without a permission the text is still there to be marked and copied by hand.
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
