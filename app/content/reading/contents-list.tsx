import { useWords } from '#app/ui/locale/page-locale.ts';
import { partWords } from '#messages/content/reading/page-parts.ts';
import type { InformationArticle } from '../information-article.ts';
import * as css from './contents-list.css.ts';

/** Links to the headings of the page. */
export function ContentsList({ contents }: Pick<InformationArticle, 'contents'>) {
  return (
    <nav className={css.contents} aria-labelledby="on-this-page">
      <h2 id="on-this-page" className={css.heading}>
        {useWords(partWords).onThisPage}
      </h2>
      <ul role="list" className={css.list}>
        {contents.map(({ id, text }) => (
          <li key={id} className={css.entry}>
            <a href={`#${id}`} className={css.link}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
