import { longestQuery } from '#app/typed-text/queries/search-query.ts';
import { IntroductionMark } from '#app/ui/locale/introduction-mark.tsx';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { SiteSearch } from '#app/ui/search-box/site-search.tsx';
import { aToZWords } from '#messages/content/a-z/a-z.ts';
import * as css from './a-z.css.ts';
import {
  type IndexEntry,
  type IndexLetter,
  type IndexPart,
  indexParts,
  type PageIndexParts,
} from './page-index.ts';

/** Every condition, medicine and kind of help by its names, for readers who do not know where a page belongs. */
export function AToZ({ parts }: { readonly parts: PageIndexParts }) {
  const words = useWords(aToZWords);
  return (
    <div className={css.parts}>
      <SiteSearch
        landmark={words.search}
        formClassName={css.search}
        label={words.searchLabel}
        placeholder={words.searchPlaceholder}
        submitLabel={words.searchSubmit}
        maxLength={longestQuery}
      />
      <ul role="list" className={css.jumps}>
        {indexParts.map((part) => (
          <li key={part}>
            <a href={`#${part}`} className={css.letter}>
              {words.titles[part]}
            </a>
          </li>
        ))}
      </ul>
      {indexParts.map((part) => (
        <Part key={part} part={part} letters={parts[part]} />
      ))}
    </div>
  );
}

/** Id of a letter's heading. Letters of other scripts stay as they are: ids may contain them. */
const letterId = (part: IndexPart, letter: string) => `${part}-${letter.toLowerCase()}`;

function Part({ part, letters }: { readonly part: IndexPart; readonly letters: readonly IndexLetter[] }) {
  const words = useWords(aToZWords);
  return (
    <section aria-labelledby={part}>
      <h2 id={part}>{words.titles[part]}</h2>
      <nav aria-label={words.lettersOf[part]}>
        <ul role="list" className={css.letters}>
          {letters.map(({ letter, language }) => (
            <li key={letter} lang={language}>
              <a href={`#${letterId(part, letter)}`} className={css.letter}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.columns}>
        {letters.map(({ letter, language, entries }) => (
          <div key={letter} className={css.group} lang={language}>
            <h3 id={letterId(part, letter)} className={css.heading}>
              {letter}
            </h3>
            <ul role="list">
              {entries.map((entry) => (
                <Entry key={entry.path + entry.name} entry={entry} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function Entry({ entry: { path, name, title, language } }: { readonly entry: IndexEntry }) {
  return (
    <li lang={language}>
      <a href={path} className={css.entry}>
        {name}
        {title ? (
          <span className={css.title}>
            {` ${title}`}
            <IntroductionMark path={path} />
          </span>
        ) : (
          <IntroductionMark path={path} />
        )}
      </a>
    </li>
  );
}
