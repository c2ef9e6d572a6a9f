import { line, text } from './truncated-text.css.ts';

interface ShortenedProps {
  readonly children: string;
  /** Renders the text as a link to this address. */
  readonly href?: string;
  /** Number of characters that always fit. Longer texts get a tab stop. */
  readonly fits?: number;
  readonly id?: string;
}

/** A one-line text that is cut with an ellipsis. Hover or focus shows the whole text. */
export function TruncatedText({ children, href, fits = 12, id }: ShortenedProps) {
  const inner = (
    <span id={id} className={text}>
      {children}
    </span>
  );
  if (href !== undefined) {
    return (
      <a href={href} className={line}>
        {inner}
      </a>
    );
  }
  return (
    // Keyboard users read the rest of a cut text by focusing it.
    <span className={line} tabIndex={children.length > fits ? 0 : undefined}>
      {inner}
    </span>
  );
}
