import type { ReactNode } from 'react';
import { text } from './reading.css.ts';

/** Lays out headings, paragraphs and lists that are to be read at length. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={text}>{children}</div>;
}
