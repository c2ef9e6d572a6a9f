import { type InLanguages, type Language, languageNames, languages } from '#app/languages/language.ts';
import { useEdition, useWords } from './edition.ts';
import * as css from './language-switch.css.ts';
import './language-switch.later.css.ts';

const switchWords: InLanguages<string> = { en: 'Language', hi: 'भाषा' };

interface LanguageSwitchProps {
  /** The page's path in each language. */
  readonly editions: InLanguages<string>;
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
    <nav aria-label={useWords(switchWords)}>
      <ul role="list" className={css.list}>
        {languages.map((language) => (
          <li key={language} lang={language}>
            <Choice language={language} isShown={language === shown} address={editions[language] + search} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Choice({
  language,
  isShown,
  address,
}: {
  readonly language: Language;
  readonly isShown: boolean;
  readonly address: string;
}) {
  if (isShown) return <span aria-current="true">{languageNames[language]}</span>;
  return (
    <a href={address} hrefLang={language} rel="alternate">
      {languageNames[language]}
    </a>
  );
}
