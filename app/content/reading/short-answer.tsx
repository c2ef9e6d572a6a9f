import type { ReactNode } from 'react';
import * as css from './short-answer.css.ts';

/** The page in at most 60 words, at its beginning. */
export function ShortAnswer({ children }: { readonly children: ReactNode }) {
  return <p className={css.answer}>{children}</p>;
}
