import type { Locale } from '#app/languages/locales.ts';
import { usePageLocale } from './page-locale.ts';

const latin = /\p{Script=Latin}/u;
const devanagari = /\p{Script=Devanagari}/u;

/**
 * Text that a user typed, in any script. On a page in Hindi, text in Latin letters only is marked as English.
 */
export function UserTextIn({
  language,
  children: text,
}: {
  readonly language: Locale;
  readonly children: string;
}) {
  const isMarked = language === 'hi' && latin.test(text) && !devanagari.test(text);
  return isMarked ? <span lang="en">{text}</span> : text;
}

/** Text that a user typed, in the page's language. */
export function UserText({ children }: { readonly children: string }) {
  return <UserTextIn language={usePageLocale().language}>{children}</UserTextIn>;
}
