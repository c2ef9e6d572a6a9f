import type { ReactNode } from 'react';
import { ownText } from '../island/own-text.ts';
import { hidden } from './visually-hidden.css.ts';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return (
    <span {...ownText} className={hidden}>
      {children}
    </span>
  );
}
