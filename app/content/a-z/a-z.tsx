import { longestQuery } from '#app/typed-text/queries/search-query.ts';
import { IntroductionMark } from '#app/ui/locale/introduction-mark.tsx';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { InlineScript } from '#app/ui/nonce/inline-script.tsx';
import { PhoneTab, phoneTabs } from '#app/ui/phone-tabs/phone-tabs.tsx';
import { SiteSearch } from '#app/ui/search-box/site-search.tsx';
import { aToZWords } from '#messages/content/a-z/a-z.ts';
import openTargetScript from '../reading/open-target.script.ts?script';
import * as css from './a-z.css.ts';
import {
  type IndexEntry,
  type IndexLetter,
  type IndexPart,
  indexParts,
  type PageIndexParts,
} from './page-index.ts';

/**
 * Every condition, medicine and kind of help by its names, for readers who do not know where a page belongs. On a phone the names of
 * one letter of each part are open, and at first those of one letter only.
 */
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
      <InlineScript code={openTargetScript} />
    </div>
  );
}

/** Id of a letter's list, so that a link to it opens the list. Letters of other scripts stay as they are: ids may contain them. */
const letterId = (part: IndexPart, letter: string) => `${part}-${letter.toLowerCase()}`;

function Part({ part, letters }: { readonly part: IndexPart; readonly letters: readonly IndexLetter[] }) {
  const words = useWords(aToZWords);
  return (
    <section aria-labelledby={part}>
      <h2 id={part}>{words.titles[part]}</h2>
      <nav aria-label={words.lettersOf[part]} className={css.lettersNav}>
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
      <div className={`${css.columns} ${phoneTabs}`}>
        {letters.map(({ letter, language, entries }, index) => (
          <PhoneTab
            key={letter}
            group={part}
            isOpen={part === indexParts[0] && index === 0}
            name={
              <h3 lang={language} className={css.heading}>
                {letter}
              </h3>
            }
          >
            <ul role="list" id={letterId(part, letter)} lang={language} className={css.entries}>
              {entries.map((entry) => (
                <Entry key={entry.path + entry.name} entry={entry} />
              ))}
            </ul>
          </PhoneTab>
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
