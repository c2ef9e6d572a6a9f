import { Button, type ButtonStyle } from '#app/ui/button/button.tsx';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';

export interface IntentButtonProps {
  /** Submitted as `intent`, so that the action can tell the forms of one page apart. */
  readonly intent: string;
  readonly button: string;
  readonly variant?: ButtonStyle['variant'];
}

/** Submit button of a form on a page with several forms. */
export function IntentButton({ intent, button, variant }: IntentButtonProps) {
  const busy = useSubmitting();
  return (
    <div>
      <Button type="submit" name="intent" value={intent} variant={variant} busy={busy}>
        {button}
      </Button>
    </div>
  );
}
