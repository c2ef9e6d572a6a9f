import type { ReactNode } from 'react';
import { width as widths } from './page.css.ts';

export interface PageProps {
  /** `text` for reading, `page` for most, `wide` for tables and bands. */
  readonly width?: keyof typeof widths;
  readonly children: ReactNode;
}

/** What keeps content in the middle of the window, off its edges, and no wider than reads well. */
export function Page({ width = 'page', children }: PageProps) {
  return <div className={widths[width]}>{children}</div>;
}
