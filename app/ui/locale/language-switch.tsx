import { type Locale, locales, localeTags } from '#app/languages/locales.ts';
import { switchWords } from '#messages/ui/locale/switch.ts';
import * as css from './language-switch.css.ts';
import { usePageLocale, useWords } from './page-locale.ts';
import './language-switch.later.css.ts';

/** Paths of a page by locale, only for the locales that have the page. */
export type LocaleAddresses = Readonly<Partial<Record<Locale, string>>>;

interface LanguageSwitchProps {
  /** Path of this page in each locale that has it. */
  readonly addresses: LocaleAddresses;
  /** Query to carry over, such as the text of a search. */
  readonly search: string;
}

/**
 * Link to the same page in the other language. Readers choose, because neither browser nor location tells
 * which language they read. The language chosen before is highlighted (chosen-language.ts).
 */
export function LanguageSwitch({ addresses, search }: LanguageSwitchProps) {
  const { locale: shown } = usePageLocale();
  return (
    <nav aria-label={useWords(switchWords).label}>
      <ul role="list" className={css.list}>
        {localeTags.map((locale) => {
          const address = addresses[locale];
          if (address === undefined) return null;
          return (
            <li key={locale} lang={locale}>
              <Choice locale={locale} isShown={locale === shown} address={address + search} />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Choice({
  locale,
  isShown,
  address,
}: {
  readonly locale: Locale;
  readonly isShown: boolean;
  readonly address: string;
}) {
  if (isShown) return <span aria-current="true">{locales[locale].ownName}</span>;
  return (
    <a href={address} hrefLang={locale} rel="alternate">
      {locales[locale].ownName}
    </a>
  );
}
