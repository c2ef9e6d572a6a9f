import { findInformationPage } from '#app/navigation/pages.ts';
import { IntroductionMark } from '#app/ui/locale/introduction-mark.tsx';
import { MixedScriptText } from '#app/ui/locale/mixed-script-text.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { searchWords } from '#messages/content/search/search.ts';
import type { TextPiece } from '../marked-text.ts';
import type { Found } from '../site-search.ts';
import * as css from './search-results.css.ts';

interface SearchResultsProps {
  readonly id: string;
  readonly title: string;
  readonly results: readonly Found[];
}

/** Results of one kind, the best match first. Renders nothing without results. */
export function SearchResults({ id, title, results }: SearchResultsProps) {
  const words = useWords(searchWords);
  const { pathTo, restLanguage } = usePageLocale();
  if (results.length === 0) return null;
  return (
    <section className={css.group} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      <ul role="list">
        {results.map((result) => (
          <li key={result.id} className={css.result}>
            <h3>
              <a href={pathTo(result.path)} className={css.link}>
                <span>
                  <Marked pieces={result.title} />
                </span>
              </a>
            </h3>
            <PlaceOf path={result.id} />
            {restLanguage(result.id) && (
              <p>
                <IntroductionMark path={result.id} isSentence />
              </p>
            )}
            <p className={css.excerpt}>
              <Marked pieces={result.excerpt} />
            </p>
            {result.alsoCalled && (
              <p className={css.path}>
                {words.alsoCalled}
                <Marked pieces={result.alsoCalled} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The group of an information page, whose title alone may not say whether it is about an illness, a medicine or a treatment. */
function PlaceOf({ path }: { readonly path: string }) {
  const { groupTitle } = usePageLocale();
  const group = findInformationPage(path)?.group;
  return group && <p className={css.path}>{groupTitle(group)}</p>;
}

function Marked({ pieces }: { readonly pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, marked }, index) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move.
      <mark key={index}>
        <MixedScriptText>{text}</MixedScriptText>
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move.
      <MixedScriptText key={index}>{text}</MixedScriptText>
    ),
  );
}
