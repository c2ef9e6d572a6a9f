import { type ReactNode, useEffect, useRef } from 'react';
import { CircleAlert } from '#app/ui/icon/icons.ts';
import { useHydrated } from '../hydration/hydration.ts';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import { failure } from './toast.css.ts';

interface FailureProps {
  readonly children: ReactNode;
  /** False for an example, which must not take focus. */
  readonly takesFocus?: boolean;
}

/**
 * Reason why an action failed, rendered beside its button. Screen readers announce it at once. It takes focus, so that
 * it scrolls into view in the page or its dialog.
 */
export function ActionError({ children, takesFocus = true }: FailureProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) element.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={element} className={failure} role="alert" tabIndex={-1}>
      <CircleAlert size={20} aria-hidden />
      <div>{children}</div>
    </div>
  );
}

/** Reason why a form without a summary of its errors failed. Without scripts it does not take focus. */
export const FormError = ({ children }: { readonly children: ReactNode }) =>
  useHydrated() ? <ActionError>{children}</ActionError> : <InlineAlert tone="danger">{children}</InlineAlert>;
