import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import { hasScriptOf } from '#app/languages/script.ts';
import { usePageLocale } from './page-locale.ts';

/**
 * Text that a user typed, in any script. Text that has Latin letters and no letter of the locale's script is marked as
 * English.
 */
export function UserTextIn({
  locale,
  children: text,
}: {
  readonly locale: Locale;
  readonly children: string;
}) {
  const isMarked = hasScriptOf(defaultLocale, text) && !hasScriptOf(locale, text);
  return isMarked ? <span lang={defaultLocale}>{text}</span> : text;
}

/** `UserTextIn` for the locale of the page. */
export function UserText({ children }: { readonly children: string }) {
  return <UserTextIn locale={usePageLocale().locale}>{children}</UserTextIn>;
}
