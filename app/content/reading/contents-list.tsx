import { dirWithin, type Locale, locales } from '#app/languages/locales.ts';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import type { PhoneFoldComponent } from '#app/ui/phone-fold/fold.tsx';
import { partWords } from '#messages/content/reading/page-parts.ts';
import type { InformationArticle } from '../information-article.ts';
import * as css from './contents-list.css.ts';

interface ContentsListProps extends Pick<InformationArticle, 'contents'> {
  /** Locale of the headings, if it is not that of the page. */
  readonly language?: Locale | undefined;
  /** `PhoneFold`, or `PhoneFoldBelow` if the list is below the first view. */
  readonly Fold: PhoneFoldComponent;
}

/** Links to the headings of the page. */
export function ContentsList({ contents, language, Fold }: ContentsListProps) {
  const { locale } = usePageLocale();
  const { onThisPage } = useWords(partWords);
  return (
    <nav className={css.contents} aria-label={onThisPage}>
      <Fold summary={onThisPage}>
        <ul
          role="list"
          className={css.list}
          lang={language && locales[language].htmlTag}
          dir={language && dirWithin(locale, language)}
        >
          {contents.map(({ id, text }) => (
            <li key={id} className={css.entry}>
              <a href={`#${id}`} className={css.link}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}
