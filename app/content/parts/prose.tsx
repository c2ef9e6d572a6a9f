import type { ReactNode } from 'react';
import { text } from './reading.css.ts';

/** Words to be read at length: headings, paragraphs and lists as they stand, one after another. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={text}>{children}</div>;
}
