import { Button } from '../button/button.tsx';
import { InlineScript } from '../nonce/inline-script.tsx';
import copyScript from './copy-button.script.ts?script';

interface CopyButtonProps {
  /** Text that the button copies. */
  readonly text: string;
  /** Label of the button. */
  readonly children: string;
  /** Label for some seconds after the press. Screen readers announce it. */
  readonly copied: string;
}

/** A button that copies a text, on pages without React in the browser. Without scripts it is not shown. */
export function CopyButton({ text, children, copied }: CopyButtonProps) {
  return (
    <span aria-live="polite">
      <Button type="button" variant="secondary" size="small" value={text} data-copied={copied} hidden>
        {children}
      </Button>
      <InlineScript code={copyScript} />
    </span>
  );
}
