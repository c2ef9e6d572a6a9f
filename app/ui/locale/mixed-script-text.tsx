import { defaultLocale, type Locale, locales } from '#app/languages/locales.ts';
import { usePageLocale } from './page-locale.ts';

const latinRun = /([A-Za-z][A-Za-z0-9.&'’/-]*(?:,? [A-Za-z][A-Za-z0-9.&'’/-]*)*)/;

/** Text of a locale with names in Latin letters. In a locale of another script each name is marked as English. */
export function MixedScriptTextIn({
  locale,
  children,
}: {
  readonly locale: Locale;
  readonly children: string;
}) {
  if (locales[locale].script === 'Latin') return children;
  // `split` with a capture group returns the matches at odd indexes.
  return children.split(latinRun).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
      <span key={index} lang={defaultLocale}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Text with names in Latin letters, in the page's language. */
export function MixedScriptText({ children }: { readonly children: string }) {
  return <MixedScriptTextIn locale={usePageLocale().locale}>{children}</MixedScriptTextIn>;
}
