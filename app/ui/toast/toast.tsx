import { type ReactNode, useRef } from 'react';
import { CircleCheck, Info, X } from '#app/ui/icon/icons.ts';
import { IconButton } from '../button/button.tsx';
import { useHydrated } from '../hydration/hydration.ts';
import { resultMark } from './result-mark.ts';
import * as css from './toast.css.ts';
import { useToastSpace } from './use-toast-space.ts';

interface RegionProps {
  /** Id of the element that the message speaks of, which the message must not cover. */
  readonly about?: string | undefined;
  readonly children?: ReactNode;
}

/** Live region for messages. Render it always, because screen readers announce only changes in a region that already exists. */
export function ToastRegion({ about, children }: RegionProps) {
  const region = useRef<HTMLDivElement>(null);
  useToastSpace(region, about);
  return (
    <div ref={region} className={css.place} aria-live="polite" aria-atomic="true">
      {children}
    </div>
  );
}

interface MessageProps {
  readonly tone?: keyof typeof css.tone;
  readonly children: ReactNode;
  /** Action on the message, such as an Undo button. */
  readonly action?: ReactNode;
  readonly onDismiss?: () => void;
}

/** Result of an action. It stays until it is dismissed or the page changes, and never times out. */
export function Toast({ tone = 'positive', children, action, onDismiss }: MessageProps) {
  const hydrated = useHydrated();
  const Icon = tone === 'positive' ? CircleCheck : Info;
  return (
    <div className={css.tone[tone]} {...resultMark}>
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
