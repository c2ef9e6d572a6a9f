import type { ReactNode } from 'react';
import { useEdition } from './edition.ts';

/**
 * Text that is English in every locale. On a page in Hindi it gets `lang="en"`, so that screen readers
 * pronounce it correctly.
 */
export function InLatin({ children }: { readonly children: ReactNode }) {
  return useEdition().language === 'en' ? children : <span lang="en">{children}</span>;
}
