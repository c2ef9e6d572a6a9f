import { Button, type ButtonLook } from '#app/ui/button/button.tsx';
import { useSending } from '#app/ui/hydration/use-sending.ts';

export interface IntentButtonProps {
  /** What the press asks for, where a page has several forms. */
  readonly intent: string;
  readonly button: string;
  readonly variant?: ButtonLook['variant'];
}

/** The one button of a form that is told from the page's others by its intent. */
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
