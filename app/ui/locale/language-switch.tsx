import { type Locale, locales, localeTags } from '#app/languages/locales.ts';
import { switchWords } from '#messages/ui/locale/switch.ts';
import { useEdition, useWords } from './edition.ts';
import * as css from './language-switch.css.ts';
import './language-switch.later.css.ts';

/** The path of a page in each locale that has it, the default one among them. */
export type LocaleAddresses = Readonly<Partial<Record<Locale, string>>>;

interface LanguageSwitchProps {
  /** The page's path in each language. */
  readonly editions: LocaleAddresses;
  /** What of the address stays, such as the question of a search. */
  readonly search: string;
}

/**
 * The same page in the other language: a link of its own, since nobody's browser or place says what they read with ease. The one that was
 * pressed before is offered more plainly (chosen-language.ts).
 */
export function LanguageSwitch({ editions, search }: LanguageSwitchProps) {
  const { language: shown } = useEdition();
  return (
    <nav aria-label={useWords(switchWords).label}>
      <ul role="list" className={css.list}>
        {localeTags.map((language) => {
          const address = editions[language];
          if (address === undefined) return null;
          return (
            <li key={language} lang={language}>
              <Choice language={language} isShown={language === shown} address={address + search} />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Choice({
  language,
  isShown,
  address,
}: {
  readonly language: Locale;
  readonly isShown: boolean;
  readonly address: string;
}) {
  if (isShown) return <span aria-current="true">{locales[language].ownName}</span>;
  return (
    <a href={address} hrefLang={language} rel="alternate">
      {locales[language].ownName}
    </a>
  );
}
