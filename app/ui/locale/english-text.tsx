import type { ReactNode } from 'react';
import { usePageLocale } from './page-locale.ts';

/**
 * Text that is English in every locale. On a page in Hindi it gets `lang="en"`, so that screen readers
 * pronounce it correctly.
 */
export function EnglishText({ children }: { readonly children: ReactNode }) {
  return usePageLocale().language === 'en' ? children : <span lang="en">{children}</span>;
}
