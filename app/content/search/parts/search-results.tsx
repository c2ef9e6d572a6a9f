import type { TextPiece } from '../marked-text.ts';
import type { Found } from '../site-search.ts';
import * as css from './search-results.css.ts';

interface SearchResultsProps {
  readonly id: string;
  readonly title: string;
  readonly results: readonly Found[];
}

/** What was found of one kind, the best match first, or nothing at all. */
export function SearchResults({ id, title, results }: SearchResultsProps) {
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
              <a href={result.path} className={css.link}>
                <span>
                  <Marked pieces={result.title} />
                </span>
              </a>
            </h3>
            <p className={css.path}>{result.path}</p>
            <p className={css.excerpt}>
              <Marked pieces={result.excerpt} />
            </p>
            {result.alsoCalled && (
              <p className={css.path}>
                {'People also say: '}
                <Marked pieces={result.alsoCalled} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Marked({ pieces }: { readonly pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, marked }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move.
    marked ? <mark key={place}>{text}</mark> : text,
  );
}
