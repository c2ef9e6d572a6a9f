import type { ReactNode } from 'react';
import { CircleCheck, Info, X } from '#app/ui/icon/icons.ts';
import { IconButton } from '../button/button.tsx';
import { useHydrated } from '../hydration/hydration.ts';
import * as css from './message.css.ts';

/** Where messages appear: always on the page, as screen readers announce only what comes into a region that was there. */
export function MessagePlace({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={css.place} aria-live="polite" aria-atomic="true">
      {children}
    </div>
  );
}

interface MessageProps {
  readonly tone?: keyof typeof css.tone;
  readonly children: ReactNode;
  /** Such as the button that takes back what was done. */
  readonly action?: ReactNode;
  readonly onDismiss?: () => void;
}

/** What came of something just done. It stays until it is dismissed or the reader goes on: nobody reads against a clock. */
export function Message({ tone = 'positive', children, action, onDismiss }: MessageProps) {
  const hydrated = useHydrated();
  const Icon = tone === 'positive' ? CircleCheck : Info;
  return (
    <div className={css.tone[tone]}>
      <span className={css.text}>
        <Icon size={20} aria-hidden />
        {children}
      </span>
      {action}
      {onDismiss && hydrated && (
        <IconButton label="Dismiss" onClick={onDismiss}>
          <X size={20} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
