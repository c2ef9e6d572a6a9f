import { Button } from '../button/button.tsx';
import { InlineScript } from '../nonce/inline-script.tsx';
import shareScript from './share-button.script.ts?script';

interface ShareButtonProps {
  /** Text that the button hands to the apps of the phone. */
  readonly text: string;
  /** Label of the button. */
  readonly children: string;
}

/** A button that opens the phone's list of apps to share a text. Where the browser cannot share, it is not shown. */
export function ShareButton({ text, children }: ShareButtonProps) {
  return (
    <span>
      <Button type="button" variant="secondary" size="small" value={text} hidden>
        {children}
      </Button>
      <InlineScript code={shareScript} />
    </span>
  );
}
