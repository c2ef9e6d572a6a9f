import type { Locale } from '#app/languages/locales.ts';
import { useEdition } from './edition.ts';

const latin = /\p{Script=Latin}/u;
const devanagari = /\p{Script=Devanagari}/u;

/** What somebody typed, in whichever script: where the words around it are Hindi, what is in Latin letters alone is marked. */
export function AsTypedIn({
  language,
  children: text,
}: {
  readonly language: Locale;
  readonly children: string;
}) {
  const isMarked = language === 'hi' && latin.test(text) && !devanagari.test(text);
  return isMarked ? <span lang="en">{text}</span> : text;
}

/** The same in the language of the page. */
export function AsTyped({ children }: { readonly children: string }) {
  return <AsTypedIn language={useEdition().language}>{children}</AsTypedIn>;
}
