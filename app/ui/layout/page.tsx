import type { ReactNode } from 'react';
import { deferredLayout as laidOutLate } from './deferred-layout.css.ts';
import * as css from './page.css.ts';

interface PageProps {
  /** `text` is for reading, `page` for most content, `wide` for tables and bands. */
  readonly width?: keyof typeof css.width;
  /** Defers the layout of content far below the first view until the reader comes near. */
  readonly farBelow?: boolean;
  readonly children: ReactNode;
}

/** Centres content in the window, with space at the edges and a maximum width. */
export function Page({ width = 'page', farBelow = false, children }: PageProps) {
  const look = css.width[width];
  return <div className={farBelow ? `${look} ${laidOutLate}` : look}>{children}</div>;
}
