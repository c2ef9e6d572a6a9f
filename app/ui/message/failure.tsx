import { type ReactNode, useEffect, useRef } from 'react';
import { CircleAlert } from '#app/ui/icon/icons.ts';
import { failure } from './message.css.ts';

interface FailureProps {
  readonly children: ReactNode;
  /** False where it is only shown, as among examples. */
  readonly takesFocus?: boolean;
}

/**
 * Why a button did not do what it says. It stands beside that button, is read out at once, and takes the focus, so that it is in sight
 * wherever the page or its dialog was scrolled to.
 */
export function Failure({ children, takesFocus = true }: FailureProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={place} className={failure} role="alert" tabIndex={-1}>
      <CircleAlert size={20} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
