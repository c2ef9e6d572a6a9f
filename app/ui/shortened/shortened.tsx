import { line, text } from './shortened.css.ts';

interface ShortenedProps {
  readonly children: string;
  /** Makes it a link. */
  readonly href?: string;
  /** From so many letters on it can be reached by keyboard; shorter texts have room anywhere. */
  readonly fits?: number;
  readonly id?: string;
}

/** A text in one line, cut where there is no room for it; whole while it is pointed at or has the focus. */
export function Shortened({ children, href, fits = 12, id }: ShortenedProps) {
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
    // Whoever has no pointer reads the rest of a cut text with the focus on it.
    <span className={line} tabIndex={children.length > fits ? 0 : undefined}>
      {inner}
    </span>
  );
}
