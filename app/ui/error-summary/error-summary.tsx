import type { ReactNode } from 'react';
import { heading as headingLook, list, summary } from './error-summary.css.ts';

interface ErrorSummaryProps {
  /** Messages by the ids of their fields. Without messages nothing renders. */
  readonly errors: Readonly<Record<string, string>>;
  readonly heading?: ReactNode;
}

/** List of a form's errors, shown above the form. Each message links to its field. */
export function ErrorSummary({ errors, heading = 'Please check these fields' }: ErrorSummaryProps) {
  const entries = Object.entries(errors);
  if (entries.length === 0) return null;
  return (
    <div className={summary} role="alert">
      <p className={headingLook}>{heading}</p>
      <ul className={list}>
        {entries.map(([id, message]) => (
          <li key={id}>
            <a href={`#${id}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
