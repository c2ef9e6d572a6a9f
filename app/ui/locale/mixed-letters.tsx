import { useEdition } from './edition.ts';
import { InLatin } from './in-latin.tsx';

const latinRun = /([A-Za-z][A-Za-z0-9.&'’/-]*(?:,? [A-Za-z][A-Za-z0-9.&'’/-]*)*)/;

/** A text of the page with names in Latin letters in it, each marked as English where the page is in Hindi. */
export function MixedLetters({ children }: { readonly children: string }) {
  const { language } = useEdition();
  if (language === 'en') return children;
  // Split at a group, every second part is what the group found.
  return (
    children
      .split(latinRun)
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
      .map((part, place) => (place % 2 ? <InLatin key={place}>{part}</InLatin> : part))
  );
}
