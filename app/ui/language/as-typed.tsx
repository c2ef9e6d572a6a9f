import { useEdition } from './edition.ts';
import { InLatin } from './in-latin.tsx';

const latin = /\p{Script=Latin}/u;
const devanagari = /\p{Script=Devanagari}/u;

/** What a visitor typed, in whichever script: a page in Hindi marks what is in Latin letters alone. */
export function AsTyped({ children: text }: { readonly children: string }) {
  const { language } = useEdition();
  return language === 'hi' && latin.test(text) && !devanagari.test(text) ? <InLatin>{text}</InLatin> : text;
}
