import type { ReactNode } from 'react';
import { hidden } from './visually-hidden.css.ts';

/** Words for those who listen to the page, not shown on it. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={hidden}>{children}</span>;
}
