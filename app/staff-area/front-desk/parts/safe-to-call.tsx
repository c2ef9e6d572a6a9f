import { safeToCallText } from '#app/appointments/appointment.values.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { whole } from '../../frame/list-entry.css.ts';

interface SafeToCallProps {
  /** Null if nobody asked. */
  readonly answer: boolean | null;
  /** Whether a yes is shown too. A list shows only what needs care. */
  readonly isYesShown?: boolean;
}

/** Badge with the answer to the question whether it is safe to call a phone, the same on each page of the staff area. */
export function SafeToCall({ answer, isYesShown = false }: SafeToCallProps) {
  if (answer === true && !isYesShown) return null;
  return (
    <span className={whole}>
      <Badge tone={answer === false ? 'danger' : 'neutral'}>{safeToCallText(answer)}</Badge>
    </span>
  );
}
