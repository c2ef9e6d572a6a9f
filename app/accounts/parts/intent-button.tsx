import { Button, type ButtonLook } from '#app/ui/button/button.tsx';
import { useSending } from '#app/ui/hydration/use-sending.ts';

export interface IntentButtonProps {
  /** Submitted as `intent`, so that the action can tell the forms of one page apart. */
  readonly intent: string;
  readonly button: string;
  readonly variant?: ButtonLook['variant'];
}

/** Submit button of a form on a page with several forms. */
export function IntentButton({ intent, button, variant }: IntentButtonProps) {
  const busy = useSending();
  return (
    <div>
      <Button type="submit" name="intent" value={intent} variant={variant} busy={busy}>
        {button}
      </Button>
    </div>
  );
}
