import type { ReactNode } from 'react';
import { text } from './reading.css.ts';

/** Layout of longer text with headings, paragraphs and lists. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={text}>{children}</div>;
}
