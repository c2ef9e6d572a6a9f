import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import { hasScriptOf } from '#app/languages/script.ts';
import { usePageLocale } from './page-locale.ts';

/**
 * Text that a user typed, in any script. On a page in another locale, text in letters of the default locale only is
 * marked as English.
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

/** Text that a user typed, in the page's language. */
export function UserText({ children }: { readonly children: string }) {
  return <UserTextIn locale={usePageLocale().locale}>{children}</UserTextIn>;
}
