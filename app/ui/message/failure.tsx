import type { ReactNode } from 'react';
import { CircleAlert } from '#app/ui/icon/icons.ts';
import { failure } from './message.css.ts';

/** Why a button did not do what it says. It stands beside that button, and is read out at once. */
export function Failure({ children }: { readonly children: ReactNode }) {
  return (
    <p className={failure} role="alert">
      <CircleAlert size={20} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
