import type { ReactNode } from 'react';
import { useEdition } from './edition.ts';

/** Words that stay in English wherever they stand: on a page in Hindi they are marked as such, for whoever has it read aloud. */
export function InLatin({ children }: { readonly children: ReactNode }) {
  return useEdition().language === 'en' ? children : <span lang="en">{children}</span>;
}
