import { locales } from '#app/languages/locales.ts';
import { EnglishText } from './english-text.tsx';
import { usePageLocale } from './page-locale.ts';

const latinRun = /([A-Za-z][A-Za-z0-9.&'’/-]*(?:,? [A-Za-z][A-Za-z0-9.&'’/-]*)*)/;

/** Text with names in Latin letters. In a locale of another script each name is marked as English. */
export function MixedScriptText({ children }: { readonly children: string }) {
  const { locale } = usePageLocale();
  if (locales[locale].script === 'Latin') return children;
  // `split` with a capture group returns the matches at odd indexes.
  return (
    children
      .split(latinRun)
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
      .map((part, place) => (place % 2 ? <EnglishText key={place}>{part}</EnglishText> : part))
  );
}
