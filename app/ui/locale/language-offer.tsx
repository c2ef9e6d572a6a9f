import { locales, otherLocales } from '#app/languages/locales.ts';
import * as css from './language-offer.css.ts';
import type { LocaleAddresses } from './language-switch.tsx';
import { usePageLocale } from './page-locale.ts';

interface LanguageOfferProps {
  /** Path of this page in each locale that has it. */
  readonly addresses: LocaleAddresses;
  readonly search: string;
}

/**
 * A line in each other language of the page, all hidden: everybody gets the same cached page. On the first visit the
 * style sheet shows the line whose language the browser asks for, before the first paint (chosen-language.ts).
 */
export function LanguageOffer({ addresses, search }: LanguageOfferProps) {
  const { locale: shown } = usePageLocale();
  return otherLocales.map((locale) => {
    const address = addresses[locale];
    if (locale === shown || address === undefined) return null;
    return (
      <aside key={locale} lang={locales[locale].htmlTag} className={css.line}>
        <a href={address + search} hrefLang={locale} rel="alternate">
          {locales[locale].offer}
        </a>
      </aside>
    );
  });
}
