import { useWords } from '#app/ui/locale/page-locale.ts';
import { PhoneFold } from '#app/ui/phone-fold/phone-fold.tsx';
import { partWords } from '#messages/content/reading/page-parts.ts';
import type { InformationArticle } from '../information-article.ts';
import * as css from './contents-list.css.ts';

/** Links to the headings of the page. */
export function ContentsList({ contents }: Pick<InformationArticle, 'contents'>) {
  const { onThisPage } = useWords(partWords);
  return (
    <nav className={css.contents} aria-label={onThisPage}>
      <PhoneFold summary={onThisPage}>
        <ul role="list" className={css.list}>
          {contents.map(({ id, text }) => (
            <li key={id} className={css.entry}>
              <a href={`#${id}`} className={css.link}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </nav>
  );
}
