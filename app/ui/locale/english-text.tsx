import type { ReactNode } from 'react';
import { defaultLocale } from '#app/languages/locales.ts';
import { usePageLocale } from './page-locale.ts';

/**
 * Text in the default locale, English, on a page in any locale. In other locales it gets `lang="en"`, so that screen
 * readers pronounce it correctly.
 */
export function EnglishText({ children }: { readonly children: ReactNode }) {
  return usePageLocale().locale === defaultLocale ? children : <span lang={defaultLocale}>{children}</span>;
}
