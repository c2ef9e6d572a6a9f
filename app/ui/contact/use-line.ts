import { hindiHelplines } from '#app/hospital-facts/hindi-facts.ts';
import { useEdition } from '../locale/edition.ts';

/** A line that anybody may call. */
export interface Line {
  readonly number: string;
  readonly name: string;
  readonly detail: string;
}

/** What lines are called in the language of the page. */
export function useLines(): (line: Line) => Line {
  const { language } = useEdition();
  return (line) => (language === 'hi' ? { ...line, ...hindiHelplines[line.number] } : line);
}

export const useLine = (line: Line): Line => useLines()(line);
