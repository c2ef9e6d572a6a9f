import type { ReactNode } from 'react';
import * as css from './short-answer.css.ts';

/** The page in at most 60 words, at its beginning. A device with a voice can read it aloud (`ui/listen`). */
export function ShortAnswer({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.answer}>
      <p data-spoken="">{children}</p>
    </div>
  );
}
