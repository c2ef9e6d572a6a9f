import type { ReactNode } from 'react';
import { farBelow as laidOutLate } from './far-below.css.ts';
import * as css from './page.css.ts';

interface PageProps {
  /** `text` for reading, `page` for most, `wide` for tables and bands. */
  readonly width?: keyof typeof css.width;
  /** Far below what is seen first: laid out only when the reader comes near. */
  readonly farBelow?: boolean;
  readonly children: ReactNode;
}

/** What keeps content in the middle of the window, off its edges, and no wider than reads well. */
export function Page({ width = 'page', farBelow = false, children }: PageProps) {
  const look = css.width[width];
  return <div className={farBelow ? `${look} ${laidOutLate}` : look}>{children}</div>;
}
